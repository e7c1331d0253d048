import { badgeText, countName } from '../internal/text/counts.js';
import type { CountNames, CountOf } from '../internal/text/counts.js';
import { attachThemeSwitch } from './attachThemeSwitch.js';
import { dataOf } from './behavior.js';

/** What `attachHeader` needs of the page. */
export interface AttachHeaderOptions {
  /** Reads what is counted now: pieces in the cart, products on the wishlist. Left out: the counts stay as rendered. */
  getCounts?: (() => Record<CountOf, number>) | undefined;
  /** Calls `listener` after each change of a count; returns the function that ends it. */
  subscribe?: ((listener: () => void) => () => void) | undefined;
}

/**
 * Attaches behaviour to the frame of a static page in `root` (a header, or the whole page): the theme switches, and the counts
 * on cart and wishlist links. `foldHeader` is apart, as no page needs it before it is scrolled. Returns the clean-up.
 */
export function attachHeader(root: HTMLElement, { getCounts, subscribe }: AttachHeaderOptions = {}): () => void {
  const showCounts = () => {
    const counts = getCounts?.();
    if (!counts) return;
    for (const name of root.querySelectorAll<HTMLElement>('[data-mr-count]')) {
      const of = name.dataset['mrCount'] as CountOf;
      const data = dataOf(name.closest<HTMLElement>('[data-mr-static]')) as Partial<Record<CountOf, CountNames>>;
      const names = data[of];
      // A link that React renders is its own.
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
