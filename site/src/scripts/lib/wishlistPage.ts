/*
 * The wishlist page: fetches the card of each product that is on this device's wishlist, and shows them, the newest first. The
 * page itself holds none, so it is as small with ten thousand products as with ten.
 */
import { replaceWishlist } from '@marketrow/cart-client/wishlist';
import { announce } from '@marketrow/components/LiveRegion';
import { pluralIn } from '../../i18n/plural';
import { find, findAll, read, selector } from '../../markup';
import { wishlist } from '../../store';
import { focusItem, isMovable, showResults } from './results';

/** The card of a product; `null` for one that is not sold any more. */
type Card = HTMLElement | null;

/**
 * Has the page show the wishlist, and its buttons move what is on it into the cart.
 *
 * @param shared products of a list that somebody shared: they are shown in its place, and nothing is moved.
 * @param prepare what a card of such a list gets before it is shown.
 */
export function attachWishlistPage(
  root: HTMLElement,
  shared?: readonly string[],
  prepare?: (card: HTMLElement) => void,
): void {
  const messages = read(root, 'wishlist');
  const { lang } = document.documentElement;
  const list = root.querySelector<HTMLElement>(`${selector('results')} > ul`);
  const heading = root.querySelector('h1');
  const [total, moveAll, share, retry] = (['total', 'move-all', 'share', 'retry'] as const).map((name) =>
    find(root, name),
  );
  const idsNow = () => shared ?? wishlist.getState();
  /** Cards by id; undefined while one is fetched, an error where that failed. */
  const cards = new Map<string, Card | Error | undefined>();
  /** What stands in the place of a card until it is there. */
  const places = [...(list?.children ?? [])] as HTMLElement[];
  let isRetrying = false;
  let hasMoves = false;

  const show = () => {
    const ids = idsNow();
    for (const id of ids) if (!cards.has(id)) void load(id);
    const isPending = ids.some((id) => cards.get(id) === undefined);
    const hasFailed = ids.some((id) => cards.get(id) instanceof Error);
    isRetrying &&= isPending;
    const items = ids.flatMap((id, index) => {
      const card = cards.get(id);
      if (card === undefined) return [(places[index] ??= places[0]?.cloneNode(true) as HTMLElement)];
      return card instanceof HTMLElement ? [card] : [];
    });
    // A card that goes with the focus in it hands the focus on to the next one, the last to the heading.
    const focused = document.activeElement?.closest('li');
    const place = [...(list?.children ?? [])].indexOf(focused as Element);
    showResults(root, items, hasFailed);
    if (place >= 0 && !focused?.isConnected) focusItem(root, items[place] ?? items.at(-1));

    list?.setAttribute('aria-busy', String(isPending));
    const shown = items.filter((item) => !item.hidden);
    if (total && !isPending) total.textContent = shown.length > 0 ? pluralIn(lang, messages.total, shown.length) : '';
    if (moveAll) moveAll.hidden = shared !== undefined || !shown.some(isMovable);
    if (share) share.hidden = shared !== undefined || shown.length === 0;
    // While it is tried again the message stays: the focus is on its button.
    const hadFocus = document.activeElement === retry;
    for (const box of findAll(root, 'failed')) box.hidden = !hasFailed && !isRetrying;
    retry?.setAttribute('aria-disabled', String(isRetrying));
    if (hadFocus && !hasFailed && !isRetrying) heading?.focus();
  };

  const load = async (id: string) => {
    cards.set(id, undefined);
    const address = messages.template.replace('{id}', encodeURIComponent(id));
    // With the first card comes what moves it, so that no press is lost.
    const both = Promise.all([fetchCard(address), shared || attachMoves()]).then(([card]) => {
      if (card) prepare?.(card);
      return card;
    });
    cards.set(id, await both.catch((error: unknown) => error as Error));
    // What is not sold any more leaves the list, and with it the number in the header.
    const ids = idsNow();
    if (cards.get(id) === null && !shared)
      replaceWishlist(
        wishlist,
        ids.filter((other) => other !== id),
      );
    show();
    const answers = ids.map((other) => cards.get(other));
    if (answers.includes(undefined)) return;
    if (answers.some((card) => card instanceof Error))
      announce(find(root, 'failed')?.querySelector('h2')?.textContent ?? '', { urgent: true });
  };

  const attachMoves = async () => {
    const moves = await import('./moveToCart');
    if (!hasMoves) moves.attachMoves(root);
    hasMoves = true;
  };

  const tryAgain = () => {
    if (isRetrying) return;
    for (const [id, card] of cards) if (card instanceof Error) cards.delete(id);
    isRetrying = true;
    show();
  };

  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button === retry) tryAgain();
    if (button === share) void import('./shareWishlist').then(({ shareWishlist }) => shareWishlist(root));
  });
  addEventListener('online', tryAgain);
  wishlist.subscribe(show);
  document.addEventListener('mr-live-shown', show);
  show();
}

async function fetchCard(address: string): Promise<Card> {
  const response = await fetch(address);
  if (response.status === 404) return null;
  if (!response.ok)
    throw new Error(`mr: ${address} answered ${response.status}. The wishlist page offers to try again.`);
  const { html } = (await response.json()) as { html: string };
  return new DOMParser().parseFromString(html, 'text/html').querySelector('li');
}
