import { clsx } from 'clsx';
import { badgeText } from './counts';
import type { CountOf } from './counts';
import styles from './CountBadge.module.css';

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
 * it shows what the page put into `--mr-cart-badge` or `--mr-wish-badge` (a quoted string) before the first paint.
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
