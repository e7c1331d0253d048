import type { ReactNode } from 'react';
import { badgeElement } from '../Badge/badgeElement';
import { visuallyHidden } from '../internal/parts/VisuallyHidden';
import { format, plural } from '../internal/text/format';
import { formatNumber, wholePercent } from '../internal/text/formatNumber';
import styles from './ProductCard.module.css';
import type { ProductCardLabels } from './labels';
import type { ProductCardProduct, ProductCardSwatch } from './types';

/*
 * What a card draws by default in its slots and beside its price. Functions and not components: a list has many cards.
 */

const shownColors = 4;

/** What hangs on the picture: what the slot was given, or tags for reduction and "New" by the record. */
export function badgeSlot(
  badge: ReactNode,
  product: ProductCardProduct,
  percent: number,
  locale: string,
  messages: ProductCardLabels,
): ReactNode {
  if (badge === null || badge === false || badge === '') return null;
  if (typeof badge === 'string') return <p className={styles.tags}>{badgeElement({ children: badge })}</p>;
  if (badge !== undefined) return <div className={styles.tags}>{badge}</div>;
  const isNew = product.status === 'New';
  if (percent === 0 && !isNew) return null;
  const reduction = percent > 0 ? formatNumber(locale, percent / 100, wholePercent) : undefined;
  return (
    <p className={styles.tags}>
      {reduction ? badgeElement({ children: format(messages.discount, { percent: reduction }) }) : null}
      {isNew ? badgeElement({ children: messages.new }) : null}
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
      <span className={visuallyHidden}>{spoken}</span>
      {values.slice(0, shownColors).map((value) => (
        <span key={value} className={styles.dot} style={{ '--mr-product-card-dot': value }} />
      ))}
    </span>
  );
}
