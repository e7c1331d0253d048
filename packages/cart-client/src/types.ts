/** Identifies a cart line. `7` and `'7'` are the same line; the form that came first goes over the wire. */
export type CartItemId = string | number;

/** One line of the cart: the six fields of the wire, no more. */
export interface CartItem {
  /** The product's id, or `<product id>~<colour>~<size>` for a chosen variant. */
  readonly id: CartItemId;
  /** Slug of the product's page. */
  readonly slug: string;
  /** Name to show. */
  readonly name: string;
  /** Sale price per piece in major units (dollars). */
  readonly price: number;
  /** Pieces, an integer from 1 to 9999. */
  readonly qty: number;
  /** Path or address of the picture. */
  readonly imgUrl: string;
}

/** How far the stored cart is known. `merging` belongs to the login flow. */
export type CartStatus = 'idle' | 'loading' | 'ready' | 'merging';

/**
 * How far local changes are stored: `clean` (all stored), `dirty` (about to be sent), `saving` (under way),
 * `waiting` (failed, will be tried again by itself), `rejected` (refused; the next change or `flush()` tries again).
 */
export type CartSync = 'clean' | 'dirty' | 'saving' | 'waiting' | 'rejected';

/**
 * What went wrong last. `invalid-…`: a line was refused at the call, for that field. `too-many-lines`: so was a line more than a
 * cart may have. `load-failed`, `save-failed`: tried again by itself. `save-refused`: the server will not take it; other lines
 * are stored, and a change of the line or `flush()` tries again.
 */
export interface CartError {
  readonly code: `invalid-${keyof CartItem}` | 'too-many-lines' | 'load-failed' | 'save-failed' | 'save-refused';
  /** Status of the server's answer; 0 for none, or where the server was not asked. */
  readonly status: number;
  /** Id of the line that is to blame, `null` if it is not one line. */
  readonly line: CartItemId | null;
}

/** What a cart shows at one moment. Frozen, and the same object until something really changed. */
export type CartState = Readonly<{
  /** Lines in stored order, then new ones in the order of their first touch. Same array while no line changed. */
  items: readonly CartItem[];
  /** Pieces in all. */
  count: number;
  /** Sum of all lines in whole cents. */
  cents: number;
  status: CartStatus;
  sync: CartSync;
  /** `null` while all is well. */
  error: CartError | null;
  /** The guest's id, `null` until `start()` and on the server. */
  guestId: string | null;
}>;

/** The cookie jar as `document.cookie` has it: reads all pairs, writes one cookie. Both may throw. */
export interface CookieJar {
  /** All visible cookies: `a=1; b=2`. */
  get: () => string;
  /** Writes one cookie with its attributes. */
  set: (cookie: string) => void;
}

/** The part of `localStorage` that is used. Every method may throw. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The part of `BroadcastChannel` that is used. Every member may throw. */
export interface TabChannel {
  /** Sends to the other tabs, never back. */
  postMessage: (message: object) => void;
  /** Called for each message of another tab. */
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  /** Ends hearing and sending. */
  close: () => void;
}

/** Where failures are reported. `console` fits. */
export interface CartLogger {
  error: (message: string, detail?: unknown) => void;
}

/** All side effects of a cart. Each default is looked up when it is first needed, never at import or creation. */
export interface CartOptions {
  /** Origin (and prefix) of the cart calls, without a trailing slash. @default '' (the page's own origin) */
  url?: string | undefined;
  /** Credentials mode of the calls; `'include'` when `url` is another origin with sessions. @default 'same-origin' */
  credentials?: RequestCredentials | undefined;
  /** @default globalThis.fetch */
  fetch?: typeof fetch | undefined;
  /** @default console */
  logger?: CartLogger | undefined;
  /** Keeps unsent changes, and the guest id where cookies are blocked. `null` keeps nothing. @default localStorage */
  storage?: KeyValueStorage | null | undefined;
  /** @default document.cookie */
  cookies?: CookieJar | undefined;
  /** Puts the work of all tabs in a row. `null`: they may work at once. @default navigator.locks */
  locks?: Pick<LockManager, 'request'> | null | undefined;
  /** Opens the channel to the other tabs. `null`: they speak by storage events. @default new BroadcastChannel(name) */
  channel?: ((name: string) => TabChannel) | null | undefined;
  /** Milliseconds to wait after a change before saving. 0 saves in the same microtask checkpoint. @default 0 */
  saveDelay?: number | undefined;
  /** Keep unsent changes in `storage`, to be sent by the next page if this one dies. @default true */
  journal?: boolean | undefined;
  /** Adds `Secure` to the guest cookie. @default false */
  secure?: boolean | undefined;
  /** Writes the guest cookie anew at the start, so that the thirty days begin again with each visit. @default false */
  renew?: boolean | undefined;
  /**
   * The cart as the server rendered it, shown before the first load: for pages that are rendered for each visitor.
   * The server must give the page the same one.
   */
  initial?: { readonly items: readonly CartItem[] } | undefined;
  /** Lines that a cart may have. @default 200 */
  maxLines?: number | undefined;
  /** Wall clock in milliseconds. @default Date.now */
  now?: (() => number) | undefined;
  /** Jitter of the retries, 0 to 1. Never used for identities. @default Math.random */
  random?: (() => number) | undefined;
}

/** How long `flush` may take. */
export interface FlushOptions {
  /** Milliseconds after which `flush` gives up with `false`. Left out: it waits until the cart is stored or refused. */
  timeout?: number | undefined;
}

/**
 * A guest's cart. No method throws, no promise rejects. On the server (no cookie jar) it stays empty and changes do nothing.
 * Methods are bound: they can be passed around alone.
 */
export interface Cart {
  /** The current state; the same object until something changed. */
  getState: () => CartState;
  /** The empty state that the server rendered. */
  getServerState: () => CartState;
  /** Calls `listener` after each change, never at once. Returns the unsubscriber. */
  subscribe: (listener: () => void) => () => void;
  /** Finds or makes the guest's identity and loads the cart. Call after hydration; more calls do nothing. Resolves when the first load has ended, well or not. */
  start: () => Promise<void>;
  /** Removes listeners and timers. Unsent changes stay in the journal. */
  stop: () => void;
  /** Adds the line, or replaces the quantity of the line with the same id. `qty` below 1 removes it. */
  setItem: (item: CartItem) => void;
  /** Whether a change of this line is not stored yet. */
  isPending: (id: CartItemId) => boolean;
  /** Replaces the quantity of a line that is in the cart; below 1 removes it. */
  setQty: (id: CartItemId, qty: number) => void;
  /** Adds `n` pieces to the line, which is new if its id is unknown. @default n = 1 */
  add: (item: Omit<CartItem, 'qty'>, n?: number) => void;
  /** Removes the line. */
  remove: (id: CartItemId) => void;
  /** Removes all lines, those not yet loaded included. */
  clear: () => void;
  /** Sends what is unsent now, also after a refusal. `true` once everything is stored; `false` if refused, stopped or out of time. */
  flush: (options?: FlushOptions) => Promise<boolean>;
  /** Loads the stored cart again; unsent changes win over it. Resolves when that load has ended, well or not. */
  reload: () => Promise<void>;
  /** Forgets everything: lines, unsent changes, identity. The next change begins a new identity. */
  reset: () => void;
  /**
   * For login flows; `/login` is one. Keeps all saves back while `task` runs: changes are accepted meanwhile, and other tabs wait. If it gives `true`, the guest's identity is
   * dropped here and in the other tabs, the lines stay visible, and the next change or page loads before it saves.
   *
   * @param task - Gets the guest id, if there is one. If it throws or rejects, that is logged and counts as `false`.
   * @returns What the task gave.
   */
  handOver: (task: (guestId: string | undefined) => Promise<boolean>) => Promise<boolean>;
}
