import { clsx } from 'clsx/lite';
import { badgeText, countName } from '../text/counts.js';
import type { CountNames, CountOf } from '../text/counts.js';
import './CountBadge.css';
import { RollingText } from './RollingText.js';
import { VisuallyHidden } from './VisuallyHidden.js';

export interface CountBadgeProps {
  /** Counted things. */
  of: CountOf;
  /** The count. No badge at 0. */
  count: number;
  /** Names of the link, by count. */
  names: CountNames;
  /** BCP 47 tag for numbers and plurals. */
  locale: string;
  /** Positions the badge in its link. */
  className?: string | undefined;
}

/**
 * Name and badge of a link with a count: the number is part of the name, so the badge itself is hidden from screen
 * readers. An empty badge shows `--mr-cart-badge` or `--mr-wishlist-badge` (a quoted string), which the page may set
 * before the first paint.
 * Renders two `<span>`; safe in server components.
 */
export function CountBadge({ of, count, names, locale, className }: CountBadgeProps) {
  const hook = of === 'cart' ? { 'data-mr-cart-count': '' } : { 'data-mr-wishlist-count': '' };
  return (
    <>
      <VisuallyHidden data-mr-count={of}>{countName(locale, count, names)}</VisuallyHidden>
      <RollingText {...hook} className={clsx('mr-CountBadge-root', className)} aria-hidden="true">
        {badgeText(count)}
      </RollingText>
    </>
  );
}
