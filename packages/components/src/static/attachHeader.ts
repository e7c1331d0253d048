import { badgeText, countName } from '../internal/text/counts.js';
import type { CountNames, CountOf } from '../internal/text/counts.js';
import { attachThemeSwitch } from './attachThemeSwitch.js';
import { dataOf } from './behavior.js';

/** Options of `attachHeader`. */
export interface AttachHeaderOptions {
  /**
   * Returns the current numbers of items in the cart and products on the wishlist. If omitted, the counts stay as
   * rendered.
   */
  getCounts?: (() => Record<CountOf, number>) | undefined;
  /** Calls `listener` after each change of a count; returns the unsubscribe function. */
  subscribe?: ((listener: () => void) => () => void) | undefined;
}

/**
 * Adds behavior to the header of a static page in `root` (the header itself, or the whole page): theme switches, and
 * the counts of cart and wishlist links. `foldHeader` is separate, since no page needs it before scrolling. Returns the
 * clean-up function.
 */
export function attachHeader(root: HTMLElement, { getCounts, subscribe }: AttachHeaderOptions = {}): () => void {
  const showCounts = () => {
    const counts = getCounts?.();
    if (!counts) return;
    for (const name of root.querySelectorAll<HTMLElement>('[data-mr-count]')) {
      const of = name.dataset['mrCount'] as CountOf;
      const data = dataOf(name.closest<HTMLElement>('[data-mr-static]')) as Partial<Record<CountOf, CountNames>>;
      const names = data[of];
      // React updates the links that it renders.
      if (!names) continue;
      const count = counts[of];
      name.textContent = countName(document.documentElement.lang || 'en', count, names);
      const badge = name.nextElementSibling;
      if (badge) badge.textContent = badgeText(count);
    }
  };

  const detachSwitches = attachThemeSwitch(root);
  const unsubscribe = subscribe?.(showCounts);
  showCounts();
  return () => {
    detachSwitches();
    unsubscribe?.();
  };
}
