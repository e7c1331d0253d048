import { Button } from '@marketrow/components/Button';
import { StickyBuyBar } from '@marketrow/components/StickyBuyBar';
import type { PageContext } from '../context/pageContext';
import type { Product } from '../data';
import { isSoldOut } from '../data/contractRules';
import { mark } from '../markup';
import { buyFormId, buyText } from './BuyForm';
import { BuyPrice } from './BuyPrice';

export interface BuyBarProps {
  page: PageContext;
  product: Product;
}

/** Choice, price and the button that adds at the foot of a phone, in place of the bottom bar: it sends the form of the page. */
export function BuyBar({ page, product }: BuyBarProps) {
  return (
    <StickyBuyBar
      {...page.kit.StickyBuyBar}
      className="site-buy-bar site-needs-script"
      hidden={isSoldOut(product)}
      title={
        <>
          {product.title}
          <span className="site-buy-chosen" {...mark('chosen')} />
        </>
      }
      price={<BuyPrice page={page} product={product} />}
    >
      <Button type="submit" form={buyFormId}>
        {buyText(page.t.product, product)}
      </Button>
    </StickyBuyBar>
  );
}
