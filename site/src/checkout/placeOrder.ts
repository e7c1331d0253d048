import type { CartItem } from '@marketrow/cart-client';
import { toCents } from '@marketrow/cart-client/money';
import type { CheckoutValues } from '@marketrow/components/CheckoutForm';
import { paths } from '../routes';
import type { Confirmation } from './attempt';
import { call, json, type OrderDependencies } from './call';
import { refusedCoupon, type AppliedCoupon, type RefusedCoupon } from './coupon';

/** A line whose price is another now; `now` is `null` for what cannot be ordered. */
export interface PriceChange {
  id: string | number;
  was: number;
  now: number | null;
  /** Set where the shop sells it, but has none left. */
  soldOut?: true;
  /** Pieces that can be had of the line, where it asks for more. */
  available?: number;
}

const declineReasons = ['declined', 'insufficient-funds', 'expired', 'not-confirmed'] as const;

/** Why a payment was declined, as the server says it. */
export type DeclineReason = (typeof declineReasons)[number];

/** How an attempt to order ended. */
export type Outcome =
  | { kind: 'placed'; id: string }
  /** The cart is not stored, so it cannot be ordered yet. */
  | { kind: 'unsaved' }
  /** The stored cart is not the one that was shown. It has been read again. */
  | { kind: 'cart-changed' }
  | { kind: 'prices-changed'; changed: PriceChange[] }
  | { kind: 'coupon-refused'; refusal: RefusedCoupon }
  /** Whether the order was made is not known: the same attempt is sent again by the next one. */
  | { kind: 'no-answer' }
  /** `failure` comes from the provider's script, `reason` from the server. */
  | { kind: 'unpaid'; reason: DeclineReason; failure?: string; action?: string }
  | { kind: 'refused' };

/**
 * Places an order of the cart as it is shown. An attempt whose answer was never read is sent again first, with its own key and
 * body: the server tells whether it was made. Only then a new one begins.
 */
export async function placeOrder(
  values: CheckoutValues,
  on: OrderDependencies,
  coupon?: AppliedCoupon,
): Promise<Outcome> {
  const earlier = await resumeOrder(on);
  if (earlier && earlier.kind !== 'refused') return earlier;
  return place(values, on, coupon, true);
}

/** Sends an attempt again whose answer was never read; undefined when there is none. `refused`: it was not made, and is forgotten. */
export async function resumeOrder(on: OrderDependencies): Promise<Outcome | undefined> {
  const attempt = on.attempts.read();
  if (attempt?.body === undefined) return undefined;
  const outcome = await send(attempt.key, attempt.body, on);
  // What the cart or the prices are now is looked at by the next attempt.
  const isStale = ['prices-changed', 'cart-changed', 'coupon-refused'].includes(outcome.kind);
  return isStale ? { kind: 'refused' } : outcome;
}

/** Stores the cart with the prices and quantities that the shopper has accepted; lines that are not sold any more go. Gives whether it is stored. */
export async function acceptPrices(changed: readonly PriceChange[], on: OrderDependencies): Promise<boolean> {
  const { guestId } = on.cart.getState();
  const stored = await readCart(on);
  if (!stored) return false;
  const changes = new Map(changed.map((change) => [String(change.id), change]));
  const items = stored.items.flatMap((line) => {
    const { now = line.price, available = line.qty } = changes.get(String(line.id)) ?? {};
    return now === null ? [] : [{ ...line, price: now, qty: Math.min(line.qty, available) }];
  });
  const response = await call(on, '/cart-items', {
    method: 'POST',
    headers: { ...json, 'If-Match': stored.etag },
    body: JSON.stringify({ guestId, items }),
  });
  await on.cart.reload();
  return response?.ok === true;
}

async function place(
  values: CheckoutValues,
  on: OrderDependencies,
  coupon: AppliedCoupon | undefined,
  mayAccept: boolean,
): Promise<Outcome> {
  const { cart, attempts, currency } = on;
  if (!(await cart.flush({ timeout: 8_000 }))) return { kind: 'unsaved' };
  const { items: shown, guestId, cents: listed } = cart.getState();
  const cents = listed - toCents(coupon?.discount ?? 0);
  const stored = await readCart(on);
  if (!stored) return { kind: 'unsaved' };
  if (stored.items.length === 0 || !isSame(shown, stored.items)) {
    await cart.reload();
    return { kind: 'cart-changed' };
  }
  // The cart is read at today's prices: what the shopper has not been shown is told before anything is sent.
  const repriced = newPrices(shown, stored.items);
  if (repriced.length > 0) return { kind: 'prices-changed', changed: repriced };
  const { key = on.newKey(), confirmed: kept } = attempts.read() ?? {};
  attempts.write({ key, ...(kept && { confirmed: kept }) });
  const { provider, ...order } = values;
  const due = { guestId, provider: provider.id, cents, currency };
  const isKept = isFor(due, kept);
  let confirmed = kept;
  if (!isKept) {
    const answer = await provider.confirm({ amount: cents / 100, currency, key }).catch(() => undefined);
    if (!answer) return { kind: 'no-answer' };
    if ('failure' in answer) return unpaid(answer.failure, on);
    confirmed = { ...due, ...(answer.token !== undefined && { token: answer.token }) };
  }
  const payment = { provider: provider.id, ...(confirmed?.token !== undefined && { token: confirmed.token }) };
  const body = JSON.stringify({ guestId, cartEtag: stored.etag, ...order, payment, ...(coupon && { coupon }) });
  const attempt = { key, body, ...(confirmed && { confirmed }) };
  attempts.write(attempt);
  let outcome = await send(key, body, on);
  if (outcome.kind === 'unpaid' && outcome.action !== undefined && provider.handleAction) {
    const answer = await provider.handleAction(outcome.action).catch(() => undefined);
    if (answer && 'failure' in answer) return unpaid(answer.failure, on);
    // The server goes on with the payment of this key.
    attempts.write(attempt);
    outcome = await send(key, body, on);
  }
  // A kept token may have been used up by an order that was refused late.
  if (outcome.kind === 'unpaid' && isKept) return place(values, on, coupon, mayAccept);
  if (outcome.kind !== 'prices-changed' || !mayAccept) return outcome;
  // A price that the shopper has been shown is not news: only the stored cart is older.
  const prices = new Map(shown.map((line) => [String(line.id), line.price]));
  const isShown = outcome.changed.every(
    ({ id, now, available }) => now !== null && available === undefined && prices.get(String(id)) === now,
  );
  if (!isShown || !(await acceptPrices(outcome.changed, on))) return outcome;
  return place(values, on, coupon, false);
}

function unpaid(failure: string, { attempts }: OrderDependencies): Outcome {
  attempts.clear();
  return { kind: 'unpaid', reason: 'not-confirmed', failure };
}

/** Whether the shopper has confirmed exactly this payment. */
function isFor(due: Confirmation, kept: Confirmation | undefined): boolean {
  const { guestId, provider, cents, currency } = due;
  return kept?.guestId === guestId && kept.provider === provider && kept.cents === cents && kept.currency === currency;
}

/** Sends an attempt. One whose answer says what became of it is forgotten, except for what the shopper has confirmed. */
async function send(key: string, body: string, on: OrderDependencies): Promise<Outcome> {
  // The call has the address of the page that lists the orders.
  const response = await call(on, `${paths.orders}?lang=${on.language()}`, {
    method: 'POST',
    headers: { ...json, 'Idempotency-Key': key },
    body,
  });
  const answer = response && ((await response.json().catch(() => undefined)) as unknown);
  const { id, changed, reason, action } = Object(answer) as Record<string, unknown>;
  if (!response || response.status >= 500 || [408, 425, 429].includes(response.status)) return { kind: 'no-answer' };
  if (response.ok && typeof id !== 'string') return { kind: 'no-answer' };
  const confirmed = on.attempts.read()?.confirmed;
  on.attempts.clear();
  if (response.ok) {
    await on.cart.reload();
    return { kind: 'placed', id: String(id) };
  }
  if (response.status === 402) {
    const known = declineReasons.find((name) => name === reason) ?? 'declined';
    return { kind: 'unpaid', reason: known, ...(typeof action === 'string' && { action }) };
  }
  if (confirmed && (response.status === 409 || response.status === 412))
    on.attempts.write({ key: on.newKey(), confirmed });
  if (response.status === 409 && Array.isArray(changed))
    return { kind: 'prices-changed', changed: changed as PriceChange[] };
  const refusal = refusedCoupon(answer);
  if (response.status === 409 && refusal) return { kind: 'coupon-refused', refusal };
  if (response.status !== 412) return { kind: 'refused' };
  await on.cart.reload();
  return { kind: 'cart-changed' };
}

async function readCart(on: OrderDependencies): Promise<{ items: CartItem[]; etag: string } | undefined> {
  const response = await call(on, `/cart-items/${encodeURIComponent(on.cart.getState().guestId ?? '')}`, {});
  const items = response?.ok === true ? ((await response.json().catch(() => undefined)) as unknown) : undefined;
  return Array.isArray(items) ? { items: items as CartItem[], etag: response?.headers.get('ETag') ?? '' } : undefined;
}

function isSame(shown: readonly CartItem[], stored: readonly CartItem[]): boolean {
  const quantities = new Map(stored.map(({ id, qty }) => [String(id), qty]));
  return shown.length === stored.length && shown.every(({ id, qty }) => quantities.get(String(id)) === qty);
}

function newPrices(shown: readonly CartItem[], stored: readonly CartItem[]): PriceChange[] {
  const prices = new Map(stored.map(({ id, price }) => [String(id), price]));
  return shown.flatMap(({ id, price: was }) => {
    const now = prices.get(String(id)) ?? was;
    return toCents(now) === toCents(was) ? [] : [{ id, was, now }];
  });
}
