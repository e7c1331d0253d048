import { Button } from '@marketrow/components/Button';
import { isSoldOut } from '../data/contractRules';
import type { PageContext } from '../context/pageContext';
import type { Product } from '../data';
import { mark } from '../markup';
import { choiceNeeded } from '../data/choiceNeeded';

export interface MoveToCartProps {
  product: Product;
  page: PageContext;
}

/** Renders the button that moves a product of the wishlist into the cart, or says that it is sold out. */
export function MoveToCart({ product, page: { t } }: MoveToCartProps) {
  const isGone = isSoldOut(product);
  const picks = choiceNeeded(product);
  const text = picks ? t.product.chooseSize : t.wishlist.move;
  return (
    <>
      <Button
        variant="quiet"
        stretch
        className="site-move"
        aria-label={`${text}: ${product.title}`}
        aria-haspopup={picks ? 'dialog' : undefined}
        hidden={isGone}
        {...mark(picks ? 'choose' : 'move')}
      >
        {text}
      </Button>
      <p className="site-sold-out" hidden={!isGone} {...mark('sold-out')}>
        {t.product.outOfStock}
      </p>
    </>
  );
}
