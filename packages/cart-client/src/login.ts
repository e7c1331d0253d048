import { tryCatch } from './tryCatch.ts';
import { call } from './http.ts';
import { log } from './log.ts';
import { safeReturnTo, type ReturnToOptions } from './return-to.ts';
import type { Cart, CartItem, CartLogger } from './types.ts';

export type { ReturnToOptions } from './return-to.ts';

// The messages and nothing else: they are part of the contract.
const SESSION_FAILED = 'Failed to fetch session after login';
const NOT_AUTHENTICATED = 'Session not authenticated after login';
const MERGE_FAILED = 'Error merging guest cart into customer cart';

/** Where the calls of the login flow go. */
export interface ApiOptions {
  /** Origin (and prefix) of the login calls, without a trailing slash. @default '' (the page's own origin) */
  api?: string | undefined;
  /** @default globalThis.fetch */
  fetch?: typeof fetch | undefined;
  /** Where a cart that could not be merged is reported. @default console */
  logger?: CartLogger | undefined;
}

/** Who logs in, and where the person goes then. */
export interface LoginOptions extends ApiOptions, ReturnToOptions {
  /** Mail address or phone number, as the person wrote it. */
  username: string;
  /** As the person wrote it. */
  password: string;
  /** The `returnTo` of the query; anything that would leave the origin becomes the fallback. */
  returnTo?: unknown;
  /** The site's own origin. @default location.origin */
  origin?: string | undefined;
}

/**
 * Why a cart was not merged: `session` (it could not be read), `unauthenticated`, `no-guest` (there was none),
 * `unsent` (changes could not be stored before), `failed` (the merge itself).
 */
export type MergeReason = 'session' | 'unauthenticated' | 'no-guest' | 'unsent' | 'failed';

/** What became of the guest's cart. */
export type MergeResult =
  | {
      /** The guest's stored lines are in the customer's cart, and the guest's identity is gone. */
      merged: true;
      /** The lines that the server had refused before: they are in neither cart. Left out where there were none. */
      refused?: readonly CartItem[];
    }
  | {
      merged: false;
      /** Why not; the guest's identity and cart are as before. */
      reason: MergeReason;
    };

/** How a login ended. */
export type LoginResult =
  | ({
      /** The person is logged in, whatever became of the cart. */
      ok: true;
      /** Where to go now: a path on the own origin. */
      returnTo: string;
    } & MergeResult)
  | {
      /** Refused, or no answer. Cart and identity are untouched. */
      ok: false;
      /** The status of the answer, 0 for none. */
      status: number;
      /** Seconds that the server asks to wait before the next attempt; left out where it asks for none. */
      retryAfter?: number;
    };

/** How a logout ended. */
export interface LogoutResult {
  /** Whether the session is over, and cart and identity gone from this browser. If not, all is as before: say so. */
  ok: boolean;
  /** The status of the answer, 0 for none. */
  status: number;
}

/** What only the entries of this package see of a cart. */
type Internals = Cart & { readId_?: () => string | undefined };

/** Logins and merges under way, so that a double click is one. */
const logins = new WeakMap<Cart, Promise<LoginResult>>();
const merges = new WeakMap<Cart, Promise<MergeResult>>();

/**
 * Logs a customer in and brings the guest's cart along: login, session, merge, in this order. A cart that cannot be
 * merged never hinders the login. Never rejects; while one login of a cart runs, another call gets the same promise.
 * The page navigates to `returnTo` afterwards.
 */
export function loginCustomer(cart: Cart, options: LoginOptions): Promise<LoginResult> {
  return single(logins, cart, async () => {
    const { username, password, returnTo, loginPath, fallback } = options;
    const answer = await post(options, '/login/customer', { username, password });
    const { isOk_: ok, status_: status, wait_: wait } = answer;
    if (!ok) return { ok, status, ...(wait > 0 && { retryAfter: Math.ceil(wait / 1_000) }) };
    const result = await mergePending(cart, options);
    const origin = options.origin ?? tryCatch(() => location.origin) ?? '';
    return { ok, ...result, returnTo: safeReturnTo(returnTo, origin, { loginPath, fallback }) };
  });
}

/**
 * Merges the guest's cart into the cart of the customer who is logged in: the second half of `loginCustomer`, for a
 * page that finds a guest cookie beside a session because an earlier merge failed. Never rejects.
 */
export function mergePending(cart: Cart, options: ApiOptions = {}): Promise<MergeResult> {
  return single(merges, cart, async () => {
    let reason: MergeReason = 'failed';

    // An earlier page may have left changes: only a cart that was started knows of them.
    // Mutant: earlier-page-is-sent.
    if ((cart as Internals).readId_?.()) void cart.start();
    const stored = await cart.flush({ timeout: 3_000 });

    const refused = refusedLines(cart);
    // Mutant: unsent-is-not-merged.
    if (!stored && !refused.length) {
      // Merged now, the unsent lines would be left behind. Nor is the lock waited for that a save under way may hold.
      log(options, MERGE_FAILED);
      return { merged: false, reason: 'unsent' };
    }

    async function merge(guestId: string | undefined): Promise<boolean> {
      const answer = await call({ ...options, credentials: 'include' }, `${options.api ?? ''}/session`);
      const session = answer.body_ as Record<string, unknown> | null | undefined;
      if (!answer.isOk_ || session === undefined) {
        reason = 'session';
        log(options, SESSION_FAILED);
      } else if (!session?.authenticated || !session.user_id || !session.customer_id) {
        reason = 'unauthenticated';
        log(options, NOT_AUTHENTICATED);
      } else if (!guestId) {
        reason = 'no-guest';
      } else {
        const { isOk_: merged } = await post(options, '/customer-cart-items/merge', {
          guestId,
          customerId: session.customer_id,
        });
        if (!merged) log(options, MERGE_FAILED);
        return merged;
      }
      return false;
    }

    if (!(await cart.handOver(merge))) return { merged: false, reason };
    return refused.length ? { merged: true, refused } : { merged: true };
  });
}

/** The lines that the server refuses, where they are all that is not stored: one of them never holds up the other lines. */
function refusedLines(cart: Cart): CartItem[] {
  const { sync, error, items } = cart.getState();
  const isAboutLines = sync === 'rejected' && error?.code === 'save-refused' && error.line !== null;
  return isAboutLines ? items.filter(({ id }) => cart.isPending(id)) : [];
}

/**
 * Ends the customer's session with `POST {api}/logout` (an addition to the calls of the contract) and leaves nothing in
 * this browser: lines, unsent changes and identity go, in all tabs. What is unsent is sent before. Where the server does not end
 * it, everything stays: a session that goes on without its cart helps no one. Never rejects.
 */
export async function logout(cart: Cart, options: ApiOptions = {}): Promise<LogoutResult> {
  await cart.flush({ timeout: 3_000 });
  const { isOk_: isEnded, status_: status } = await post(options, '/logout', {});
  // A session that had ended before is over, too.
  const ok = isEnded || status === 401;
  // Mutant: failed-logout-keeps-the-cart.
  if (ok) cart.reset();
  return { ok, status };
}

function post(options: ApiOptions, path: string, body: object) {
  return call({ ...options, credentials: 'include' }, `${options.api ?? ''}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function single<Result>(
  running: WeakMap<Cart, Promise<Result>>,
  cart: Cart,
  run: () => Promise<Result>,
): Promise<Result> {
  const found = running.get(cart);
  // Mutant: login-is-single.
  if (found) return found;
  const begun = run().finally(() => running.delete(cart));
  running.set(cart, begun);
  return begun;
}
