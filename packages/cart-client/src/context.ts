import type { ClientStorage } from './clientStorage.ts';
import type { Identity } from './identity.ts';
import type { Journal } from './journal.ts';
import type { Ledger } from './ledger.ts';
import type { Intent } from './intent.ts';
import type { CartError, CartOptions, CartState, TabChannel } from './types.ts';

/** Nothing is known of the stored cart. */
export const UNKNOWN = 0;
/** This page made the id, so that nothing is stored under it, and a load that fails does not hold saves back. */
export const NEW_ID = 1;
/** The stored cart was loaded. */
export const LOADED = 2;

/** A timer of the page; `undefined` while it does not run. */
export type Timer = ReturnType<typeof setTimeout> | undefined;

/** What the parts of the machine share. One cart has one. Members that end in `_` are renamed by the build. */
export interface Context extends Ledger, ClientStorage, Identity, Journal {
  readonly options_: CartOptions;
  /** Where the carts are: origin, prefix and path. */
  readonly url_: string;
  /** Of the channel, the lock and, with more behind it, the journal. Two shops on one origin have two. */
  readonly name_: string;
  /** Wall clock. */
  readonly now_: () => number;
  /** Jitter, 0 to 1. */
  readonly random_: () => number;
  /** Tells the subscribers and those who wait for the next change of the machine. */
  readonly publish_: () => void;
  /** Works through what is to be done, under the lock of all tabs or, at the end of the page, at once. */
  readonly processQueue_: (isPageEnd?: boolean) => Promise<void>;

  /** Set while the cart is at work: between `start` and `stop`. */
  listeners_?: AbortController | undefined;
  channel_?: Partial<TabChannel> | undefined;
  /** The login flow is at work: nothing is sent. */
  isMerging_?: boolean;
  /** `null` before the first one; empty after an end, a merge or a reset: then none is wanted before the next change. */
  guestId_: string | null;
  baseStatus_: typeof UNKNOWN | typeof NEW_ID | typeof LOADED;
  /** Of the stored cart; empty if the server sends none. `undefined` before the first load, which it outlives: pages do not flicker. */
  etag_: string | undefined;
  /** The queue is being processed. */
  isBusy_?: boolean;
  /** The last section that runs without a lock: a save of before a stop may be under way still. */
  section_?: Promise<void>;
  /** A save is in flight. */
  isSending_?: boolean | undefined;
  /** Answers to what an older generation asked are ignored. */
  generation_: number;
  /** A save was refused for its entity tag: this server has tags, so that a list without one is a cache's. */
  refusedTag_?: string | undefined;
  /** Clocks of the intents that the server refused, by line: they are not sent before they are changed. */
  readonly refused_: Map<string, number>;
  /** How many intents go with one save: fewer while the line is looked for that the server refuses. */
  batchSize_: number;
  /** Saves in a row that the server refused. */
  refusals_: number;
  /** Intents that were saved while another tab may have saved too: the next load tells. */
  unconfirmed_?: Intent[] | undefined;
  /** Body that was sent once more because a load did not confirm it. */
  repeatedBody_?: string;
  error_: CartError | null;
  /** A load may not show everything: a save was sent whose end is not known, or another tab announced a change meanwhile. */
  needsVerification_?: boolean | undefined;
  /** Changes of this task were not announced yet. */
  isBatching_?: boolean;
  /** Until when other tabs may be about: they need a moment to be heard, and are there for good once one was. */
  peersUntil_: number;
  /** Runs until a failed call is tried again. */
  retryTimer_?: Timer;
  /** Runs while something waits that did not fail: a save with a delay, a verification, the change of another tab. */
  delayTimer_?: Timer;
  /** Tries that failed since the last good one. */
  failures_: number;
  /** When the retry timer ends, and until when the server asked to wait, by the page's own clock (`performance.now()`). */
  retryAt_: number;
  notBefore_: number;
}

/** The part of the state that the machine knows. */
export type Shown = Pick<CartState, 'items' | 'status' | 'sync' | 'guestId' | 'error'>;

/** The stored cart is known. */
export function isLoaded(s: Context): boolean {
  return s.baseStatus_ === LOADED;
}

/** What is to be stored: all that is unsent and was not refused. */
export function unsentIntents(s: Context): Intent[] {
  return [...s.intents_.values()].filter(({ key, clock }) => s.refused_.get(key) !== clock);
}

/** Something is to be stored. */
export function isDirty(s: Context): boolean {
  return unsentIntents(s).length > 0;
}

/** The state as it is shown now. */
export function shownState(s: Context): Shown {
  return {
    items: s.lines_(),
    guestId: s.guestId_ || null,
    status: s.isMerging_ ? 'merging' : s.etag_ !== undefined ? 'ready' : s.guestId_ ? 'loading' : 'idle',
    sync: syncOf(s),
    error: s.error_,
  };
}

function syncOf(s: Context): CartState['sync'] {
  if (s.isSending_) return 'saving';
  if (!s.intents_.size) return 'clean';
  if (!isDirty(s)) return 'rejected';
  return s.retryTimer_ ? 'waiting' : 'dirty';
}

/** Answers under way are ignored from here on. */
export function cancelInFlight(s: Context): void {
  s.generation_ += 1;
  s.needsVerification_ ||= s.isSending_;
  s.isBusy_ = s.isSending_ = false;
}
