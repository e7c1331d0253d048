import { Button } from '@marketrow/components/Button';
import { StickyBuyBar } from '@marketrow/components/StickyBuyBar';
import type { PageContext } from '../context/pageContext';
import type { Product } from '../data';
import { buyFormId } from './BuyForm';
import { BuyPrice } from './BuyPrice';

export interface BuyBarProps {
  page: PageContext;
  product: Product;
}

/** Price and the button that adds at the foot of a phone, in place of the bottom bar: it sends the form of the page. */
export function BuyBar({ page, product }: BuyBarProps) {
  return (
    <StickyBuyBar
      {...page.kit.StickyBuyBar}
      className="site-buy-bar site-needs-script"
      title={product.title}
      price={<BuyPrice page={page} product={product} />}
    >
      <Button type="submit" form={buyFormId}>
        {page.t.product.addToCart}
      </Button>
    </StickyBuyBar>
  );
}
