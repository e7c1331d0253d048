import type { Cart, CartItem, CartItemId } from './types.ts';
import type { Wish } from './wish.ts';

/** The part of a cart that speaks with the server. */
export type Machine = Pick<Cart, 'start' | 'stop' | 'flush' | 'reload' | 'reset' | 'handOver'>;

/** The state machine between the ledger and the server: at most one call in flight. Drawn in the README. */
export type Sync = [
  machine: Machine,
  /** The line shown for an id. */
  find: (id: unknown) => CartItem | undefined,
  /** Makes what is wanted for these lines known in one step: the item, or gone. */
  change: (ids: CartItemId[], item: CartItem | null) => void,
];

/** What tabs tell each other. Everything in it is checked on arrival. */
export type TabMessage = [
  /** Guest id that the message is about. */
  id: string | null,
  /** What the sender has not stored yet; at the end of an id all that it ever met. */
  wishes: readonly Wish[],
  /** 1: who else is there? 2: the end of the id, its cart has been merged and its lines stay visible. 3: the end, all is to be forgotten. */
  kind?: 1 | 2 | 3 | undefined,
];
