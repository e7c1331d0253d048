import type { CartLineItemLabels } from '../CartLineItem';
import type { PluralForms } from '../internal/text/format';

/** Every string that `CartDrawer` shows or announces. */
export interface CartDrawerLabels {
  /** The heading, and the accessible name of the whole. */
  title: string;
  /** Under the heading. `{count}` is filled in. */
  pieces: PluralForms;
  /** Over lines without a shop. */
  other: string;
  /** Name of a shop where another of that name has lines, too. `{name}` and `{detail}` are filled in. */
  shop: string;
  /** Over the lines of a shop that takes no orders. */
  closed: string;
  /** Before the sum of a shop's lines, and before the sum in all. */
  subtotal: string;
  /** Leads to the cart page. */
  viewCart: string;
  /** Leads to the checkout. */
  checkout: string;
  /** In place of the lines of an empty cart. */
  empty: string;
  /** Under that: what happens next. */
  emptyText: string;
  /** Announced and shown after a line was taken out. `{item}` is filled in. */
  removed: string;
  /** Takes that back. */
  undo: string;
  /** Announced after that. `{item}` is filled in. */
  restored: string;
  /** Shown when a change is not saved after five seconds. */
  notSaved: string;
  /** Tries to save again. */
  retry: string;
  /** Name of the close button. */
  close: string;
  /** The strings of the lines. */
  line?: Partial<CartLineItemLabels> | undefined;
}

/** The English strings of `CartDrawer`. */
export const cartDrawerLabels: CartDrawerLabels = {
  title: 'Cart',
  pieces: { one: '{count} item', other: '{count} items' },
  other: 'Other',
  shop: '{name}, {detail}',
  closed: 'This shop takes no orders at the moment. What you chose stays here.',
  subtotal: 'Subtotal',
  viewCart: 'View cart',
  checkout: 'Checkout',
  empty: 'Your cart is empty',
  emptyText: 'What you add appears here and stays for 30 days.',
  removed: '{item} removed',
  undo: 'Undo',
  restored: '{item} is back in the cart',
  notSaved: 'Not saved yet. It is safe on this device.',
  retry: 'Retry',
  close: 'Close',
};
