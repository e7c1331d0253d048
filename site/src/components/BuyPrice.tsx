import { Price } from '@marketrow/components/Price';
import type { PageContext } from '../context/pageContext';
import type { Product } from '../data';
import { choicePrice } from '../data/contractRules';
import { hold } from '../markup';

export interface BuyPriceProps {
  page: PageContext;
  product: Product;
  size?: 'md' | 'lg' | undefined;
}

/** What a piece costs; the prices of the choices that have their own are there too, for the page's script to show. */
export function BuyPrice({ page, product, size }: BuyPriceProps) {
  const own = (product.variants ?? []).filter(
    ({ price, discount, compareAtPrice }) => (price ?? discount ?? compareAtPrice) !== undefined,
  );
  const prices = [{ id: product.id }, ...own];
  return prices.map(({ id, ...choice }, index) => (
    <span key={id} hidden={index > 0} {...hold('price-of', id)}>
      <Price
        {...page.kit.Price}
        {...choicePrice(product, choice)}
        size={size}
        showSaving={size === 'lg'}
        measure={size === 'lg' ? product.measure : undefined}
      />
    </span>
  ));
}
