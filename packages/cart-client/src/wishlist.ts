import { tryCatch, parseJson } from './tryCatch.ts';
import { createNotifier } from './notifier.ts';
import { listen } from './page.ts';
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
}

/** What the functions below need of a list. They stand apart, so that a page that calls none does not load them. */
type Insides = readonly [
  storage: () => KeyValueStorage | null,
  /** Under which key the list lies now. */
  keyNow: () => string,
  guestKey: string,
  /** Where the customer's id lies, if the list is a customer's. */
  ownerKey: string,
  fresh: () => readonly string[],
  read: () => readonly string[] | undefined,
  show: (next?: readonly string[]) => void,
  write: (next: readonly string[]) => void,
];

const insides = new WeakMap<Wishlist, Insides>();

/** Makes a wishlist. No global is touched until its first use; on the server it stays empty. */
export function createWishlist(options: WishlistOptions = {}): Wishlist {
  const { key: guestKey = KEY } = options;
  const ownerKey = `${guestKey}:owner`;
  const { subscribe_: subscribe, notify_: notify } = createNotifier(options);
  let ids: readonly string[] | undefined;

  const isInert = (): boolean => options.storage === undefined && typeof document === 'undefined';
  const storage = (): KeyValueStorage | null => (options.storage === undefined ? localStorage : options.storage);
  const textOf = (key: string): string | null | undefined => tryCatch(() => storage()?.getItem(key));

  /** Where the list lies now; read each time, since another tab may have logged in or out. */
  const keyNow = (): string => {
    const owner = textOf(ownerKey);
    return owner ? `${guestKey}:${owner}` : guestKey;
  };

  function read(): readonly string[] | undefined {
    const found = parseJson(textOf(keyNow()) ?? '');
    if (!Array.isArray(found)) return undefined;
    const valid = found.filter((id): id is string => typeof id === 'string' && id !== '');
    return Object.freeze([...new Set(valid)].slice(0, MAX_IDS));
  }

  const getState = (): readonly string[] => (isInert() ? NONE : (ids ??= read() ?? NONE));

  /** The list as all tabs have it now; what storage does not know stays as it is here. */
  const fresh = (): readonly string[] => read() ?? getState();

  function show(next = NONE): void {
    const now = getState();
    if (next.length === now.length && next.every((id, index) => id === now[index])) return;
    ids = next;
    notify();
  }

  function write(next: readonly string[]): void {
    if (isInert()) return;
    const list = Object.freeze(next.slice(0, MAX_IDS));
    // Full or blocked storage: the list holds for this visit.
    tryCatch(() => storage()?.setItem(keyNow(), JSON.stringify(list)));
    show(list);
  }

  const list: Wishlist = {
    getState,
    getServerState: () => NONE,
    subscribe(listener) {
      const unsubscribe = subscribe(listener);
      const listening = listen({
        storage({ key }: StorageEvent) {
          // No key: everything was cleared.
          if (key === keyNow() || key === ownerKey || key === null) show(read());
        },
      });
      return () => {
        unsubscribe();
        listening.abort();
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
  };
  insides.set(list, [storage, keyNow, guestKey, ownerKey, fresh, read, show, write]);
  return list;
}

/** Has the list hold these ids, in this order, in all tabs: as read from a server, or as it was before an undone change. */
export function replaceWishlist(list: Wishlist, ids: readonly string[]): void {
  const write = insides.get(list)?.[7];
  write?.([...new Set(ids.filter((id) => typeof id === 'string' && id !== ''))]);
}

/**
 * After a login: shows the customer's list on this device, with the guest's put in front of it. No call is made, since
 * the contract has none. The list stays the customer's on the next pages, until `leaveWishlist`.
 */
export function joinWishlist(list: Wishlist, customerId: string): void {
  const inside = insides.get(list);
  if (!inside || typeof customerId !== 'string' || customerId === '') return;
  const [storage, keyNow, guestKey, ownerKey, fresh, read, , write] = inside;
  const mine = fresh();
  const isGuest = keyNow() === guestKey;
  tryCatch(() => {
    if (isGuest) storage()?.removeItem(guestKey);
    storage()?.setItem(ownerKey, customerId);
  });
  // Another customer's list is not this one's.
  const theirs = (keyNow() !== guestKey && read()) || NONE;
  write(isGuest ? [...new Set([...mine, ...theirs])] : theirs);
}

/** At logout: back to a guest's list, which is empty. The customer's stays on the device for the next `joinWishlist`. */
export function leaveWishlist(list: Wishlist): void {
  const inside = insides.get(list);
  if (!inside) return;
  const [storage, keyNow, guestKey, ownerKey, , read, show] = inside;
  tryCatch(() => storage()?.removeItem(ownerKey));
  show(keyNow() === guestKey ? read() : NONE);
}
