import { clsx } from 'clsx';
import type { PluralForms } from './format';
import { plural } from './format';
import styles from './CountBadge.module.css';

/** What is counted: pieces in the cart, or things on the wish list. */
export type CountOf = 'cart' | 'wish';

/** Names of a link that carries a count, by plural category. `zero` stands for nothing counted. */
export type CountNames = PluralForms & { zero: string };

/** The name of a link that carries a count: `Cart, 2 items`, or `Cart` for nothing. */
export function countName(locale: string, count: number, names: CountNames): string {
  return count > 0 ? plural(locale, count, names) : names.zero;
}

/** Attributes of the link around a `CountBadge`: its name, and what `attachHeader` needs to keep the name true. */
export function countLinkProps(of: CountOf, locale: string, count: number, names: CountNames) {
  return {
    'aria-label': countName(locale, count, names),
    'data-mr-count': of,
    'data-mr-count-names': JSON.stringify(names),
  };
}

export interface CountBadgeProps {
  /** What is counted. */
  of: CountOf;
  /** How many. Nothing is drawn at 0. */
  count: number;
  /** Where it stands in its link. */
  className?: string | undefined;
}

/**
 * The bubble on a link. The number is part of the link's name, so the bubble itself is not read out. While it is empty
 * it shows what the page put into `--mr-cart-badge` or `--mr-wish-badge` before the first paint, if anything.
 * Renders a `<span>`; safe in server components.
 */
export function CountBadge({ of, count, className }: CountBadgeProps) {
  const hook = of === 'cart' ? { 'data-mr-cart-count': '' } : { 'data-mr-wish-count': '' };
  return (
    <span {...hook} className={clsx(styles.root, className)} aria-hidden="true">
      {badgeText(count)}
    </span>
  );
}

/** Text of the bubble: nothing at 0, `99+` beyond two digits. */
export function badgeText(count: number): string {
  if (count <= 0) return '';
  return count > 99 ? '99+' : String(count);
}
