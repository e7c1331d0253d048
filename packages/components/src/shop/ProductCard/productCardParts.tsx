import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { badgeElement } from '../../base/Badge/badgeElement.js';
import { visuallyHidden } from '../../internal/parts/VisuallyHidden.js';
import { format, plural } from '../../internal/text/format.js';
import { formatNumber, wholePercent } from '../../internal/text/formatNumber.js';
import type { Labels } from '../../labels/Labels.js';
import './ProductCard.css';
import type { ProductCardProduct, ProductCardSwatch } from './types.js';

/*
 * Default content of a card's slots, and the swatches beside its price. Functions, not components: a list has many
 * cards.
 */

const shownColors = 4;

/** Matches short compounds ("over-ear", "250-ml-Dose") and measures ("340 g") with their punctuation. */
const whole =
  /((?<!\S)[("„“]?(?:(?=\S{3,14}(?!\S))[\p{L}\d]+(?:-[\p{L}\d]+)+|\d[\d.,]* \p{L}{1,2}(?!\p{L}))[^\s\p{L}\d]*)/u;

/** Splits the title so that short compounds and measures do not break across lines. */
export function titleParts(title: string): ReactNode {
  const parts = title.split(whole);
  if (parts.length === 1) return title;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <span key={index} className="mr-ProductCard-whole">
        {part}
      </span>
    ),
  );
}

interface BadgeSlot {
  badge: ReactNode;
  product: ProductCardProduct;
  soldOut: boolean;
  /** Units to name, as of `lowStock`. */
  left: number | undefined;
  percent: number;
  locale: string;
  messages: Labels<'ProductCard'>;
}

/** Text about the stock of a product with few units or none. */
export function stockText(
  soldOut: boolean,
  left: number | undefined,
  messages: Labels<'ProductCard'>,
): string | undefined {
  if (soldOut) return messages.soldOut;
  return left ? format(messages.left, { count: left }) : undefined;
}

/** Badges over the image: "Sold out" or "Only 3 left", then the slot's content, or the discount and "New" from the record. */
export function badgeSlot({ badge, product, soldOut, left, percent, locale, messages }: BadgeSlot): ReactNode {
  const stock = stockText(soldOut, left, messages);
  const stockTag = stock ? badgeElement({ tone: soldOut ? 'neutral' : 'warning', children: stock }) : null;
  if (badge === null || badge === false || badge === '')
    return stockTag && <p className="mr-ProductCard-tags">{stockTag}</p>;
  if (badge !== undefined && typeof badge !== 'string') {
    return (
      <div className="mr-ProductCard-tags">
        {stockTag}
        {badge}
      </div>
    );
  }
  const reduction = percent > 0 ? formatNumber(locale, percent / 100, wholePercent) : undefined;
  const texts =
    badge === undefined
      ? [reduction && format(messages.discount, { percent: reduction }), product.status === 'New' && messages.new]
      : [badge];
  if (!stockTag && !texts.some(Boolean)) return null;
  return (
    <p className="mr-ProductCard-tags">
      {stockTag}
      {texts.map((text) => (text ? <Fragment key={text}>{badgeElement({ children: text })}</Fragment> : null))}
    </p>
  );
}

/** Swatches after the price, with color names for screen readers. */
export function colorSwatches(
  { colors }: ProductCardProduct,
  swatches: readonly ProductCardSwatch[] | undefined,
  locale: string,
  messages: Labels<'ProductCard'>,
): ReactNode {
  const values = swatches?.map(({ value }) => value) ?? colors ?? [];
  if (values.length === 0) return null;
  const spoken = swatches
    ? format(messages.colorNames, { names: swatches.map(({ label }) => label).join(', ') })
    : plural(locale, values.length, messages.colors);
  return (
    <span className="mr-ProductCard-colors">
      <span className={visuallyHidden}>{spoken}</span>
      {values.slice(0, shownColors).map((value) => (
        <span key={value} className="mr-ProductCard-dot" style={{ '--mr-product-card-dot': value }} />
      ))}
    </span>
  );
}
