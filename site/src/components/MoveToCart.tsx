import { Button } from '@marketrow/components/Button';
import type { PageContext } from '../context/pageContext';
import type { Product } from '../data';
import { mark } from '../markup';

export interface MoveToCartProps {
  product: Product;
  page: PageContext;
}

/** What stands under a product of the wishlist: the button that moves it into the cart, or that it is out of stock. */
export function MoveToCart({ product, page: { t } }: MoveToCartProps) {
  const isSoldOut = product.stock === 0;
  return (
    <>
      <Button
        variant="quiet"
        stretch
        className="site-move"
        aria-label={`${t.wishlist.move}: ${product.title}`}
        hidden={isSoldOut}
        {...mark('move')}
      >
        {t.wishlist.move}
      </Button>
      <p className="site-sold-out" hidden={!isSoldOut} {...mark('sold-out')}>
        {t.product.outOfStock}
      </p>
    </>
  );
}
