/* The wishlist page: shows those of its cards whose products are on this device's list, the newest first. */
import { wishlist } from '../../store';
import { itemsOf, showResults } from '../lib/results';

const root = document.querySelector<HTMLElement>('[data-results="wishes"]');

if (root) {
  const all = itemsOf(root);
  const items = new Map(all.map((item) => [item.dataset['id'], item]));
  const counted = root.querySelector('[data-count]');
  const show = () => {
    const shown = wishlist.getState().flatMap((id) => items.get(id) ?? []);
    // Who takes a heart away by the keyboard goes on at the page's heading, not at the top of the page.
    const hadFocus = all.some((item) => item.contains(document.activeElement));
    showResults(root, shown);
    if (hadFocus && !all.some((item) => item.contains(document.activeElement)))
      root.querySelector<HTMLElement>('h1')?.focus();
    if (counted) {
      const message = shown.length === 1 ? root.dataset['one'] : root.dataset['other'];
      counted.textContent = (message ?? '').replace('{count}', String(shown.length));
    }
  };
  wishlist.subscribe(show);
  show();
}
