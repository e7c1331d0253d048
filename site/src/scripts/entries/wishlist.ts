/* The wishlist page: shows those of its cards whose products are on this device's wishlist, the newest first. */
import type { CartItem } from '@marketrow/cart-client';
import { announce } from '@marketrow/components/LiveRegion';
import { pluralIn } from '../../i18n/plural';
import { find, read } from '../../markup';
import { cart, wishlist } from '../../store';
import { itemsOf, productOf } from '../../productItems';
import { showResults } from '../lib/results';

const root = find(document, 'wishlist');

if (root) {
  const all = itemsOf(root);
  const items = new Map(all.map((item) => [productOf(item).id, item]));
  const total = find(root, 'total');
  const messages = read(root, 'wishlist');
  const moveAll = find(root, 'move-all');
  moveAll?.addEventListener('click', () => {
    const moved = wishlist.getState().filter((id) => {
      const line = items.get(id)?.querySelector('[data-mr-line]')?.getAttribute('data-mr-line');
      if (!line) return false;
      cart.add(JSON.parse(line) as CartItem, 1);
      return true;
    });
    for (const id of moved) wishlist.toggle(id);
    announce(pluralIn(document.documentElement.lang, messages.moved, moved.length));
  });
  const show = () => {
    const shown = wishlist.getState().flatMap((id) => items.get(id) ?? []);
    // A card that is removed by the keyboard hands its focus to the page's heading, not to the top of the page.
    const hadFocus = all.some((item) => item.contains(document.activeElement));
    showResults(root, shown);
    if (hadFocus && !all.some((item) => item.contains(document.activeElement)))
      root.querySelector<HTMLElement>('h1')?.focus();
    if (total)
      total.textContent =
        shown.length === 0 ? '' : pluralIn(document.documentElement.lang, messages.total, shown.length);
    if (moveAll) moveAll.hidden = shown.length === 0;
  };
  // As the page is opened: a card that is pressed there stays where it is.
  const further = find(document, 'recommended');
  const list = further?.querySelector('ul');
  if (further && list) {
    const others = itemsOf(further).filter((item) => !wishlist.has(productOf(item).id));
    list.replaceChildren(...others.slice(0, 4));
    list.dispatchEvent(new Event('mr-update', { bubbles: true }));
  }
  wishlist.subscribe(show);
  show();
}
