/* What takes products off the wishlist: into the cart, or by their own button; with a way back. It comes with the first card. */
import type { CartItem } from '@marketrow/cart-client';
import { replaceWishlist } from '@marketrow/cart-client/wishlist';
import { announce } from '@marketrow/components/LiveRegion';
import { fill } from '../../i18n/fill';
import { pluralIn } from '../../i18n/plural';
import { find, read, selector, type Held } from '../../markup';
import { itemsOf, productOf } from '../../productItems';
import { cart, wishlist } from '../../store';
import { openPicker } from './openPicker';
import { focusItem, isMovable } from './results';

/** What was taken off, and how it goes back: one piece of each that was moved out of the cart, all of it to where it was on the list. */
interface Move {
  moved: readonly HTMLElement[];
  undo: () => void;
}

/** Has the buttons of the page move products into the cart, and say what was moved, with a way back. */
export function attachMoves(root: HTMLElement): void {
  const messages = read(root, 'wishlist');
  const note = find(root, 'moved');
  let last: Move | undefined;

  const move = (items: readonly HTMLElement[]) => {
    const done = moveToCart(items.filter(isMovable));
    say(textOf(items, done.moved, messages), done);
  };
  const say = (text: string, done: Move) => {
    last = done;
    note?.querySelector('p')?.replaceChildren(text);
    note?.removeAttribute('hidden');
    const back = find(root, 'undo');
    if (back) back.hidden = done.moved.length === 0;
    announce(text);
  };
  const undo = () => {
    last?.undo();
    announce(messages.undone);
    close(last?.moved[0]);
  };
  /** Puts the message away, and with it the button that was pressed. */
  const close = (item?: HTMLElement) => {
    if (note) note.hidden = true;
    focusItem(root, item);
  };

  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    const item = button?.closest('li');
    if (item && button?.matches(selector('move'))) move([item]);
    if (item && button?.matches(selector('choose'))) void openPicker(lineOf(item), item.querySelector('a')?.href ?? '');
    if (button?.matches(selector('move-all'))) move(itemsOf(root).filter(({ hidden }) => !hidden));
    if (button?.matches(selector('undo'))) undo();
    if (button?.matches(selector('moved-close'))) close();
  });

  // A card's wishlist button is the shop's script's: here it takes the product out of sight. Before it does, for the list of before.
  root.addEventListener(
    'click',
    ({ target }) => {
      const item = (target as Element).closest('[data-mr-action=wishlist]')?.closest('li');
      if (!item) return;
      const before = wishlist.getState();
      const { id } = productOf(item);
      // Once the press is done with.
      setTimeout(() => {
        if (!before.includes(id) || wishlist.has(id)) return;
        say(fill(messages.removedOne, { item: lineOf(item).name }), {
          moved: [item],
          undo: () => putBack([id], before),
        });
      });
    },
    true,
  );
}

/** What became of the products that were to be moved. */
function textOf(items: readonly HTMLElement[], moved: readonly HTMLElement[], messages: Held['wishlist']): string {
  const { lang } = document.documentElement;
  const movable = items.filter(isMovable).length;
  const toChoose = items.filter((item) => find(item, 'choose')?.hidden === false).length;
  const soldOut = items.length - movable - toChoose;
  const [first] = moved;
  const texts = [
    first && items.length === 1 ? fill(messages.movedOne, { item: lineOf(first).name }) : '',
    first && items.length > 1 ? pluralIn(lang, messages.moved, moved.length) : '',
    moved.length < movable ? messages.full : '',
    toChoose > 0 ? pluralIn(lang, messages.toChoose, toChoose) : '',
    soldOut > 0 ? pluralIn(lang, messages.soldOut, soldOut) : '',
  ];
  return texts.filter(Boolean).join(' ');
}

/** Moves the products of list items from the wishlist into the cart. What a full cart does not take stays. */
function moveToCart(items: readonly HTMLElement[]): Move {
  const before = wishlist.getState();
  const moved = items.filter((item) => addOne(lineOf(item)));
  const ids = moved.map((item) => productOf(item).id);
  replaceWishlist(
    wishlist,
    before.filter((id) => !ids.includes(id)),
  );
  const undo = () => {
    for (const line of moved.map(lineOf)) cart.setQty(line.id, quantityOf(line) - 1);
    putBack(ids, before);
  };
  return { moved, undo };
}

/** Puts products back to where they were on the list of before; what came onto it since stays first. */
function putBack(ids: readonly string[], before: readonly string[]): void {
  const now = wishlist.getState();
  const back = before.filter((id) => ids.includes(id) || now.includes(id));
  replaceWishlist(wishlist, [...now.filter((id) => !before.includes(id)), ...back]);
}

/** The cart line of one piece of the product that a list item shows. */
export function lineOf(item: HTMLElement): CartItem {
  return JSON.parse(item.querySelector('[data-mr-line]')?.getAttribute('data-mr-line') ?? '{}') as CartItem;
}

/** Puts one piece into the cart. False: the cart is full. */
export function addOne(line: CartItem): boolean {
  const had = quantityOf(line);
  cart.add(line, 1);
  return quantityOf(line) > had;
}

/** Pieces of a line in the cart. */
export function quantityOf({ id }: CartItem): number {
  return cart.getState().items.find((line) => line.id === id)?.qty ?? 0;
}
