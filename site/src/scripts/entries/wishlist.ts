/*
 * The wishlist page: fetches the card of each product that is on this device's wishlist, and shows them, the newest first. The
 * page itself holds none, so it is as small with ten thousand products as with ten.
 */
import type { CartItem } from '@marketrow/cart-client';
import { announce } from '@marketrow/components/LiveRegion';
import { pluralIn } from '../../i18n/plural';
import { keptPromise } from '../../keptPromise';
import { find, findAll, read } from '../../markup';
import { cart, wishlist } from '../../store';
import { itemsOf, productOf } from '../../productItems';
import { showResults } from '../lib/results';

/** The card of a product; `null` for one that is not sold any more. */
type Card = HTMLElement | null;

const root = find(document, 'wishlist');

if (root) {
  const cards = new Map<string, Promise<Card>>();
  const total = find(root, 'total');
  const messages = read(root, 'wishlist');
  const moveAll = find(root, 'move-all');
  const failed = findAll(root, 'failed');
  const retry = find(root, 'retry');
  let latest = 0;

  const cardOf = (id: string) =>
    keptPromise(cards, id, () => fetchCard(messages.template.replace('{id}', encodeURIComponent(id))));

  const show = async () => {
    const turn = ++latest;
    const answers = await Promise.allSettled(wishlist.getState().map(cardOf));
    // A later change shows its own.
    if (turn !== latest) return;
    const known = answers.flatMap((answer) => (answer.status === 'fulfilled' && answer.value ? [answer.value] : []));
    // Hidden: not sold any more.
    const shown = known.filter((item) => !item.hidden);
    const hasFailed = answers.some(({ status }) => status === 'rejected');
    // A card that is removed by the keyboard hands its focus to the page's heading, not to the top of the page.
    const focused = document.activeElement?.closest('li');
    showResults(root, known, hasFailed);
    for (const box of failed) box.hidden = !hasFailed;
    if (focused && !focused.isConnected) root.querySelector<HTMLElement>('h1')?.focus();
    if (total)
      total.textContent =
        shown.length === 0 ? '' : pluralIn(document.documentElement.lang, messages.total, shown.length);
    if (moveAll) moveAll.hidden = shown.length === 0;
  };

  moveAll?.addEventListener('click', () => {
    const shown = itemsOf(root).filter((item) => !item.hidden);
    const moved = shown.map((item) => {
      const line = item.querySelector('[data-mr-line]')?.getAttribute('data-mr-line');
      if (line) cart.add(JSON.parse(line) as CartItem, 1);
      return productOf(item).id;
    });
    for (const id of moved) wishlist.toggle(id);
    announce(pluralIn(document.documentElement.lang, messages.moved, moved.length));
  });
  retry?.addEventListener('click', () => void show());

  // As the page is opened: a card that is pressed there stays where it is.
  const further = find(document, 'recommended');
  const list = further?.querySelector('ul');
  if (further && list) {
    const others = itemsOf(further).filter((item) => !wishlist.has(productOf(item).id));
    list.replaceChildren(...others.slice(0, 4));
    list.dispatchEvent(new Event('mr-update', { bubbles: true }));
  }
  wishlist.subscribe(() => void show());
  document.addEventListener('mr-changes-shown', () => void show());
  void show();
}

async function fetchCard(address: string): Promise<Card> {
  const response = await fetch(address);
  if (response.status === 404) return null;
  if (!response.ok)
    throw new Error(`mr: ${address} answered ${response.status}. The wishlist page offers to try again.`);
  const { html } = (await response.json()) as { html: string };
  return new DOMParser().parseFromString(html, 'text/html').querySelector('li');
}
