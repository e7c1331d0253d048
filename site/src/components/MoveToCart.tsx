import { Button } from '@marketrow/components/Button';
import { stockOf } from '../data/contractRules';
import type { PageContext } from '../context/pageContext';
import type { Product } from '../data';
import { mark } from '../markup';

export interface MoveToCartProps {
  product: Product;
  page: PageContext;
}

/** What stands under a product of the wishlist: the button that moves it into the cart, or that it is sold out. */
export function MoveToCart({ product, page: { t } }: MoveToCartProps) {
  const isGone = stockOf(product, product.id) === 0;
  return (
    <>
      <Button
        variant="quiet"
        stretch
        className="site-move"
        aria-label={`${t.wishlist.move}: ${product.title}`}
        hidden={isGone}
        {...mark('move')}
      >
        {t.wishlist.move}
      </Button>
      <p className="site-sold-out" hidden={!isGone} {...mark('sold-out')}>
        {t.product.outOfStock}
      </p>
    </>
  );
}
