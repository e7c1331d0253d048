/* The wishlist page: shows those of its cards whose products are on this device's wishlist, the newest first. */
import { pluralIn } from '../../i18n/plural';
import { find, read } from '../../markup';
import { wishlist } from '../../store';
import { itemsOf, productOf, showResults } from '../lib/results';

const root = find(document, 'wishlist');

if (root) {
  const all = itemsOf(root);
  const items = new Map(all.map((item) => [productOf(item).id, item]));
  const total = find(root, 'total');
  const messages = read(root, 'wishlist');
  const show = () => {
    const shown = wishlist.getState().flatMap((id) => items.get(id) ?? []);
    // A card that is removed by the keyboard hands its focus to the page's heading, not to the top of the page.
    const hadFocus = all.some((item) => item.contains(document.activeElement));
    showResults(root, shown);
    if (hadFocus && !all.some((item) => item.contains(document.activeElement)))
      root.querySelector<HTMLElement>('h1')?.focus();
    if (total) total.textContent = pluralIn(document.documentElement.lang, messages.total, shown.length);
  };
  wishlist.subscribe(show);
  show();
}
