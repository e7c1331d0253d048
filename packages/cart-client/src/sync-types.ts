import type { Ledger } from './ledger.ts';
import type { CartOptions, CartState } from './types.ts';

/** What the state machine works with. */
export interface SyncParts {
  options: CartOptions;
  ledger: Ledger;
  /** Shows where the machine stands. Called after every step. */
  update: (state: Pick<CartState, 'status' | 'sync' | 'guestId'>) => void;
  log: (message: string, detail?: unknown) => void;
}

/** The state machine between the ledger and the server: at most one call in flight. Drawn in the README. */
export interface Sync {
  /** Whether the base is the server's, so that a line that is not in it is surely not stored. */
  known: () => boolean;
  /** Begins to work. Resolves when the first load has ended. */
  run: () => Promise<void>;
  /** Ends all work; answers still under way are ignored. */
  halt: () => void;
  /** There is a new intent. */
  changed: () => void;
  /** Try what is waiting, but not before the server's `Retry-After`. */
  wake: () => void;
  /** The page may die. */
  leave: () => void;
  /** The page slept: loads again, whatever was under way. */
  restore: () => void;
  /** Loads again and resolves when that has ended. */
  reload: () => Promise<void>;
  /** Begins to send and resolves when all is stored (`true`) or cannot be (`false`). */
  flush: (timeout?: number) => Promise<boolean>;
  /** Forgets the identity and all that belongs to it. */
  reset: () => void;
}
