import type { ReactNode } from 'react';
import { Badge } from '../Badge';
import { VisuallyHidden } from '../internal/parts/VisuallyHidden';
import { format, plural } from '../internal/text/format';
import { priceOf } from '../internal/text/money';
import { numberFormat } from '../internal/text/numberFormat';
import styles from './ProductCard.module.css';
import type { ProductCardLabels } from './labels';
import type { ProductCardProduct, ProductCardSwatch } from './types';

/*
 * What a card draws by default in its slots and beside its price. Functions and not components: a list has many cards.
 */

const shownColors = 4;
const percentStyle = { style: 'percent', maximumFractionDigits: 0 } as const;

/** The hang-tags on the picture: the one given, or reduction and "New" by the record. */
export function badges(
  product: ProductCardProduct,
  badge: string | undefined,
  { locale, currency }: { locale: string; currency: string },
  messages: ProductCardLabels,
): ReactNode {
  const texts: string[] = [];
  if (badge) texts.push(badge);
  else if (badge === undefined) {
    const { percent } = priceOf(product, currency);
    if (percent > 0) {
      texts.push(format(messages.discount, { percent: numberFormat(locale, percentStyle).format(percent / 100) }));
    }
    if (product.status === 'New') texts.push(messages.new);
  }
  if (texts.length === 0) return null;
  return (
    <p className={styles.tags}>
      {texts.map((text) => (
        <Badge key={text}>{text}</Badge>
      ))}
    </p>
  );
}

/** The swatches after the price, in words for screen readers. */
export function colorSwatches(
  { colors }: ProductCardProduct,
  swatches: readonly ProductCardSwatch[] | undefined,
  locale: string,
  messages: ProductCardLabels,
): ReactNode {
  const values = swatches?.map(({ value }) => value) ?? colors ?? [];
  if (values.length === 0) return null;
  const spoken = swatches
    ? format(messages.colorNames, { names: swatches.map(({ label }) => label).join(', ') })
    : plural(locale, values.length, messages.colors);
  return (
    <span className={styles.colors}>
      <VisuallyHidden>{spoken}</VisuallyHidden>
      {values.slice(0, shownColors).map((value) => (
        <span key={value} className={styles.dot} style={{ '--mr-product-card-dot': value }} />
      ))}
    </span>
  );
}
