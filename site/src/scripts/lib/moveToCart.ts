import type { CartItem } from '@marketrow/cart-client';
import { replaceWishlist } from '@marketrow/cart-client/wishlist';
import { productOf } from '../../productItems';
import { cart, wishlist } from '../../store';

/** What was moved, and how it goes back: one piece of each out of the cart, the wishes to where they were. */
export interface Move {
  moved: readonly HTMLElement[];
  undo: () => void;
}

/** Moves the products of list items from the wishlist into the cart. What a full cart does not take stays. */
export function moveToCart(items: readonly HTMLElement[]): Move {
  const before = wishlist.getState();
  const moved = items.filter((item) => {
    const line = lineOf(item);
    const had = quantityOf(line);
    cart.add(line, 1);
    return quantityOf(line) > had;
  });
  const ids = moved.map((item) => productOf(item).id);
  replaceWishlist(
    wishlist,
    before.filter((id) => !ids.includes(id)),
  );
  const undo = () => {
    for (const line of moved.map(lineOf)) cart.setQty(line.id, quantityOf(line) - 1);
    const now = wishlist.getState();
    const back = before.filter((id) => ids.includes(id) || now.includes(id));
    replaceWishlist(wishlist, [...now.filter((id) => !before.includes(id)), ...back]);
  };
  return { moved, undo };
}

/** The name of an item's product. */
export function nameOf(item: HTMLElement): string {
  return lineOf(item).name;
}

function lineOf(item: HTMLElement): CartItem {
  return JSON.parse(item.querySelector('[data-mr-line]')?.getAttribute('data-mr-line') ?? '{}') as CartItem;
}

function quantityOf({ id }: CartItem): number {
  return cart.getState().items.find((line) => line.id === id)?.qty ?? 0;
}
