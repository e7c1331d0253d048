import { Price } from '@marketrow/components/Price';
import type { PageContext } from '../context/pageContext';
import type { Product } from '../data';
import { hold } from '../markup';

export interface BuyPriceProps {
  page: PageContext;
  product: Product;
  size?: 'md' | 'lg' | undefined;
}

/** What a piece costs; the prices of the choices that have their own are there too, for the page's script to show. */
export function BuyPrice({ page, product, size }: BuyPriceProps) {
  const { id, price, discount, variants = [] } = product;
  const own = variants.filter((variant) => variant.price !== undefined || variant.discount !== undefined);
  const prices = [{ id, price, discount }, ...own];
  return prices.map((variant, index) => (
    <span key={variant.id} hidden={index > 0} {...hold('price-of', variant.id)}>
      <Price
        {...page.kit.Price}
        price={variant.price ?? price}
        discount={variant.discount ?? discount}
        size={size}
        showSaving={size === 'lg'}
      />
    </span>
  ));
}
