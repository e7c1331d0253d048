import { Badge } from '../../base/Badge/index.js';
import { Rating } from '../Rating/index.js';
import { plural } from '../../internal/text/format.js';
import type { PluralForms } from '../../internal/text/format.js';
import type { Labels } from '../../labels/Labels.js';

interface ShopFactsProps {
  className: string | undefined;
  shop: {
    rating?: number | undefined;
    ratingCount?: number | undefined;
    productCount?: number | undefined;
    verified?: boolean | undefined;
    closed?: boolean | undefined;
  };
  locale: string;
  ratingLabels: Partial<Labels<'Rating'>> | undefined;
  messages: { products: PluralForms; verified: string; closed: string };
}

/** Rating and number of products of a shop, and whether it is verified or closed. Safe in server components. */
export function ShopFacts({ className, shop, locale, ratingLabels, messages }: ShopFactsProps) {
  return (
    <p className={className}>
      {shop.rating === undefined ? null : (
        <Rating variant="single" value={shop.rating} count={shop.ratingCount} locale={locale} labels={ratingLabels} />
      )}
      {shop.productCount === undefined ? null : <span>{plural(locale, shop.productCount, messages.products)}</span>}
      {shop.verified ? <Badge tone="success">{messages.verified}</Badge> : null}
      {shop.closed ? <Badge tone="warning">{messages.closed}</Badge> : null}
    </p>
  );
}
