import { attempt } from './attempt.ts';
import { createNotifier } from './notifier.ts';
import type { CartLogger, KeyValueStorage } from './types.ts';

const KEY = 'wishlist:1';
/** Bounds what a broken or hostile storage can make a page draw. */
const MAX_IDS = 1_000;
const NONE: readonly string[] = Object.freeze([]);

/** Side effects of a wishlist. */
export interface WishlistOptions {
  /** Where the list lives; `null` keeps it in memory. @default localStorage */
  storage?: KeyValueStorage | null | undefined;
  /** Name in the storage. @default 'wishlist:1' */
  key?: string | undefined;
  /** Where a throwing subscriber is reported. @default console */
  logger?: CartLogger | undefined;
}

/** This device's wishlist: product ids or slugs, newest first, the same in all tabs. No method throws; all are bound. */
export interface Wishlist {
  /** The list; the same frozen array until something changed. Empty on the server. */
  getState: () => readonly string[];
  /** The empty list that the server rendered. */
  getServerState: () => readonly string[];
  /** Calls `listener` after each change, never at once, other tabs' changes included. Returns the unsubscriber. */
  subscribe: (listener: () => void) => () => void;
  /** Whether the product is in the list. */
  has: (id: string) => boolean;
  /** Puts the product in or takes it out; gives whether it is in now. */
  toggle: (id: string) => boolean;
  /** Empties the list. */
  clear: () => void;
  /**
   * After a login: shows the customer's list on this device, with the guest's put in front of it. No call is made, since
   * the contract has none. The list stays the customer's on the next pages, until `leave()`.
   */
  join: (customerId: string) => void;
  /** At logout: back to a guest's list, which is empty. The customer's stays on the device for the next `join`. */
  leave: () => void;
}

/** Makes a wishlist. No global is touched until its first use; on the server it stays empty. */
export function createWishlist(options: WishlistOptions = {}): Wishlist {
  const { key: guestKey = KEY } = options;
  const ownerKey = `${guestKey}:owner`;
  const [listen, notify] = createNotifier((error) => {
    attempt(() => {
      (options.logger ?? console).error('mr: a wishlist subscriber threw. The others were called.', error);
    });
  });
  let ids: readonly string[] | undefined;
  let listeners = 0;

  /** Where the list lies now; read each time, since another tab may have logged in or out. */
  const keyNow = (): string => {
    const owner = attempt(() => storage()?.getItem(ownerKey));
    return owner ? `${guestKey}:${owner}` : guestKey;
  };

  const isInert = (): boolean => options.storage === undefined && typeof document === 'undefined';
  const storage = (): KeyValueStorage | null => (options.storage === undefined ? localStorage : options.storage);

  function read(): readonly string[] | undefined {
    return attempt(() => {
      const found: unknown = JSON.parse(storage()?.getItem(keyNow()) ?? '[]');
      if (!Array.isArray(found)) return NONE;
      const valid = found.filter((id): id is string => typeof id === 'string' && id !== '');
      return Object.freeze([...new Set(valid)].slice(0, MAX_IDS));
    });
  }

  function getState(): readonly string[] {
    if (isInert()) return NONE;
    return (ids ??= read() ?? NONE);
  }

  function show(next: readonly string[]): void {
    const now = getState();
    if (next.length === now.length && next.every((id, index) => id === now[index])) return;
    ids = next;
    notify();
  }

  function write(next: readonly string[]): void {
    if (isInert()) return;
    const list = Object.freeze(next.slice(0, MAX_IDS));
    // Full or blocked storage: the list holds for this visit.
    attempt(() => storage()?.setItem(keyNow(), JSON.stringify(list)));
    show(list);
  }

  /** The list as all tabs have it now; what storage does not know stays as it is here. */
  function fresh(): readonly string[] {
    return (attempt(() => storage()?.getItem(keyNow())) ? read() : undefined) ?? getState();
  }

  function handleStorage({ key: changed }: StorageEvent): void {
    // No key: everything was cleared.
    if (changed === keyNow() || changed === ownerKey || changed === null) show(read() ?? NONE);
  }

  return {
    getState,
    getServerState: () => NONE,
    subscribe(listener) {
      const unsubscribe = listen(listener);
      const page = typeof addEventListener === 'function';
      if (page && listeners === 0) addEventListener('storage', handleStorage);
      listeners += 1;
      let active = true;
      return () => {
        unsubscribe();
        if (active) listeners -= 1;
        active = false;
        if (page && listeners === 0) removeEventListener('storage', handleStorage);
      };
    },
    has: (id) => getState().includes(id),
    toggle(id) {
      if (isInert() || typeof id !== 'string' || id === '') return false;
      const now = fresh();
      const wanted = !now.includes(id);
      write(wanted ? [id, ...now] : now.filter((other) => other !== id));
      return wanted;
    },
    clear() {
      write([]);
    },
    join(customerId) {
      if (isInert() || typeof customerId !== 'string' || customerId === '') return;
      const mine = fresh();
      const isGuest = keyNow() === guestKey;
      attempt(() => {
        if (isGuest) storage()?.removeItem(guestKey);
        storage()?.setItem(ownerKey, customerId);
      });
      // Another customer's list is not this one's.
      const theirs = keyNow() === guestKey ? NONE : (read() ?? NONE);
      write(isGuest ? [...new Set([...mine, ...theirs])] : theirs);
    },
    leave() {
      if (isInert()) return;
      attempt(() => storage()?.removeItem(ownerKey));
      show(keyNow() === guestKey ? (read() ?? NONE) : NONE);
    },
  };
}
