/*
 * A wishlist that is shared: a link that names its products, and what a page shows that is opened by one. The products stand in
 * the fragment of the address, which no browser sends to a server, and nothing else does: nobody learns who shared or opened it.
 */
import { replaceWishlist } from '@marketrow/cart-client/wishlist';
import { announce } from '@marketrow/components/LiveRegion';
import { fill } from '../../i18n/fill';
import { find, read, selector } from '../../markup';
import { wishlist } from '../../store';
import { addOne, lineOf, quantityOf } from './moveToCart';

/** Products at most: an address has to fit into a message. */
const most = 100;

/** Hands out a link to the wishlist: by the device's own way to share, else by copying it, else it is shown. */
export async function shareWishlist(root: HTMLElement): Promise<void> {
  const { copied, copyLink } = read(root, 'wishlist');
  const address = new URL(location.href);
  const ids = wishlist.getState().slice(0, most);
  address.hash = `shared=${ids.map(encodeURIComponent).join()}`;
  try {
    // Not every browser has it.
    const canShare = 'share' in (navigator as object);
    if (canShare) await navigator.share({ title: document.title, url: address.href });
    else {
      await navigator.clipboard.writeText(address.href);
      say(root, copied);
    }
  } catch (error) {
    // The shopper thought better of it.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    const link = document.createElement('a');
    link.href = link.textContent = address.href;
    say(root, copyLink, link);
  }
}

/** Shows the list that the fragment of an address names, with a way to keep it and one to one's own. `attach` shows the products. */
export function showShared(
  root: HTMLElement,
  fragment: string,
  attach: (root: HTMLElement, ids?: readonly string[], prepare?: (card: HTMLElement) => void) => void,
): void {
  const shared = new URLSearchParams(fragment.slice(1)).get('shared') ?? '';
  const ids = shared.split(',').filter(Boolean).slice(0, most);
  // The link was cut off on its way: it names nothing, so that one's own list is shown.
  if (ids.length === 0) {
    attach(root);
    return;
  }
  const { sharedTitle, sharedGone, addToCart } = read(root, 'wishlist');
  const none = find(root, 'no-results');
  none?.querySelector('h2')?.replaceChildren(sharedGone);
  none?.querySelector('p')?.remove();
  // What moves one's own products into the cart puts those of somebody else into it.
  attach(root, ids, (card) => nameButton(card, addToCart));
  root.addEventListener('click', ({ target }) => {
    const item = (target as Element).closest(selector('move'))?.closest('li');
    if (item) put(root, item);
  });
  root.querySelector('h1')?.replaceChildren(sharedTitle);
  root.classList.add('site-is-shared');
  const box = find(root, 'shared');
  if (box) box.hidden = false;
  find(root, 'keep-all')?.addEventListener('click', () => {
    replaceWishlist(wishlist, [...ids, ...wishlist.getState()]);
    // One's own list has them now.
    location.assign(location.pathname);
  });
}

/** Names the button of a list item by what it says and the item's product. */
function nameButton(item: HTMLElement, text: string): void {
  const button = find(item, 'move');
  button?.replaceChildren(text);
  button?.setAttribute('aria-label', `${text}: ${lineOf(item).name}`);
}

/** Puts one piece of the product of a list item into the cart. */
function put(root: HTMLElement, item: HTMLElement): void {
  const { added, addedButton, full } = read(root, 'wishlist');
  const line = lineOf(item);
  if (!addOne(line)) {
    say(root, full);
    return;
  }
  nameButton(item, addedButton);
  announce(fill(added, { name: line.name, count: quantityOf(line) }));
}

function say(root: HTMLElement, text: string, ...more: HTMLElement[]): void {
  const note = find(root, 'share-note');
  note?.replaceChildren(text, ' ', ...more);
  note?.removeAttribute('hidden');
  announce(text);
}
