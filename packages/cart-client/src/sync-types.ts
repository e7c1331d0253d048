import type { Ledger } from './ledger.ts';
import type { Cart, CartOptions, CartState } from './types.ts';
import type { Wish } from './wish.ts';

/** What the state machine works with. */
export type SyncParts = [
  options: CartOptions,
  ledger: Ledger,
  now: () => number,
  random: () => number,
  /** Shows where the machine stands. Called after every step. */
  update: (state: Pick<CartState, 'status' | 'sync' | 'guestId'>) => void,
  log: (message: string, detail?: unknown) => void,
];

/** The state machine between the ledger and the server: at most one call in flight. Drawn in the README. */
export interface Sync extends Pick<Cart, 'start' | 'stop' | 'flush' | 'reload' | 'reset' | 'handOver'> {
  /** Whether the base is the server's, so that a line that is not in it is surely not stored. */
  known: () => boolean;
  /** There is a new intent. */
  changed: () => void;
}

/** What tabs tell each other. Everything in it is checked on arrival. */
export interface TabMessage {
  /** Guest id that the message is about. */
  id: string | null;
  /** What the sender has not stored yet; at the end of an id the clocks of all that is stored. */
  wishes: readonly Wish[];
  /** Who else is there? */
  hello?: boolean;
  /** The id is done with: its cart has been merged and its lines stay visible, or all is to be forgotten. */
  end?: 'merged' | 'reset';
}
