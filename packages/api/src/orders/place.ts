import { createHash, randomUUID } from 'node:crypto';
import {
  type CartLine,
  type CartOwner,
  couponRefused,
  HttpError,
  orderFingerprint,
  orderRefusals,
  orderOf,
  type OrderRequest,
  refuseChangedLines,
  refuseOtherCart,
  refuseOtherRequest,
  toCents,
} from '@marketrow/contract';
import type { Order } from '@marketrow/contract/schemas';
import { and, eq, sql } from 'drizzle-orm';
import type { Session } from '../accounts/sessions.ts';
import { isCartOf, readCart } from '../carts/store.ts';
import type { Orm, Queryable, Transaction } from '../database/database.ts';
import { kindOfDatabaseError, withRetry } from '../database/errors.ts';
import { carts, orderLines, orders } from '../database/schema.ts';
import { ActionNeeded, PaymentLost, type Payments } from '../payments/payments.ts';
import { lineColumns, orderColumns } from '../records/orderColumns.ts';
import { defaultLanguage } from '../records/texts.ts';
import { readOrderRecords } from '../records/trade.ts';
import { isoOf } from '../records/values.ts';
import type { CatalogReader } from './prices.ts';
import { countUse, readCoupon } from './coupons.ts';
import { piecesOf, takeStock } from './stock.ts';

/** Input of `placeOrder`. */
export interface Placement {
  request: OrderRequest;
  /** `Idempotency-Key` of the attempt, the same over retries. */
  key: string;
  /** The cart that the guest id means. */
  owner: CartOwner;
  session: Session | undefined;
  entriesOf: CatalogReader;
  /** True takes the pieces from the tables; false for a team's own catalog. */
  takesStock: boolean;
  /** ISO 4217 code of all prices. */
  currency: string;
}

/** Order, and whether this call created it. */
export interface PlacedOrder {
  order: Order;
  isNew: boolean;
}

/**
 * Places an order of the stored cart and empties the cart. The payment is authorized first, outside of any transaction: an embedded
 * database has one connection, and a slow provider must not hold it. It is attached to the order in the order's transaction and captured
 * after the commit. Throws an `HttpError` 422 for a key of another request, 412 for another cart, 409 for a changed price or a line that
 * cannot be ordered, 402 for a declined payment; then nothing is changed, and an authorized payment is canceled.
 */
export async function placeOrder(orm: Orm, payments: Payments, placement: Placement): Promise<PlacedOrder> {
  const { request, key, owner, session, currency } = placement;
  const provider = payments.providerNamed(request.payment.provider);
  const fingerprint = createHash('sha256').update(orderFingerprint(request)).digest('base64url');
  const attempt = { guestId: request.guestId, key, fingerprint };
  try {
    const due = { attempt, provider, token: request.payment.token, currency };
    if (provider.movesNoMoney) {
      return await commit(orm, placement, fingerprint, (transaction, { id, totalPrice }) =>
        payments.book(transaction, { ...due, amount: toCents(totalPrice) }, id),
      );
    }
    const earlier = await findEarlier(orm, placement);
    if (earlier) return await repeated(orm, earlier, fingerprint, session);
    const { items: lines, rev } = await readCart(orm, owner);
    const amount = toCents((await drawUp(placement, { lines, rev }, orm)).order.totalPrice);
    const payment = await payments.authorize({ ...due, amount });
    const placed = await commit(orm, placement, fingerprint, async (transaction, { id, totalPrice }) => {
      if (toCents(totalPrice) !== amount) throw new PaymentLost();
      await payments.attach(transaction, payment, id);
    });
    if (placed.isNew) await payments.capture({ ...payment, orderId: placed.order.id });
    return placed;
  } catch (error) {
    if (isRefused(error)) await payments.cancel(attempt);
    throw error;
  }
}

/** Returns true if the attempt is over. Otherwise a retry under its key continues with its payment. */
function isRefused(error: unknown): boolean {
  if (error instanceof ActionNeeded) return false;
  if (error instanceof PaymentLost) return true;
  return error instanceof HttpError ? error.status < 500 : kindOfDatabaseError(error) === 'other';
}

/**
 * Stores the order in one transaction with its payment and the emptied cart. Locks the row of the cart first, so that of two calls with
 * one key the second waits and finds the order of the first.
 */
function commit(
  orm: Orm,
  placement: Placement,
  fingerprint: string,
  pay: (transaction: Transaction, order: Order) => Promise<void>,
): Promise<PlacedOrder> {
  const { request, key, owner, session, currency, takesStock } = placement;
  return withRetry(() =>
    orm.transaction(async (transaction) => {
      const cart = await lockCart(transaction, owner);
      const earlier = await findEarlier(transaction, placement);
      if (earlier) return repeated(transaction, earlier, fingerprint, session);
      const { order, entryOf } = await drawUp(placement, cart, transaction);
      const inserted = await transaction
        .insert(orders)
        .values({
          ...orderColumns(order),
          guestId: request.guestId,
          idempotencyKey: key,
          fingerprint,
          currency,
          customerId: session?.customerId ?? null,
        })
        .onConflictDoNothing()
        .returning({ id: orders.id });
      if (inserted.length === 0) {
        // A concurrent call with the same key ordered another cart, as can happen around a login.
        const other = await findEarlier(transaction, placement);
        if (!other) throw new Error('an order was neither made nor found');
        return repeated(transaction, other, fingerprint, session);
      }
      const counted = takesStock ? entryOf : () => undefined;
      await transaction.insert(orderLines).values(
        order.items.map((item, place) => ({
          ...lineColumns(order, place, item),
          stockOf: counted(cart.lines[place]?.id ?? '')?.stockOf ?? null,
        })),
      );
      // Another order has taken the pieces: answers with the lines and what is left.
      if (!(await takeStock(transaction, piecesOf(cart.lines, counted)))) {
        refuseChangedLines(cart.lines, await placement.entriesOf(cart.lines, transaction));
        throw new HttpError(503, orderRefusals.scarce, { headers: { 'Retry-After': '1' } });
      }
      if (order.coupon && !(await countUse(transaction, order.coupon.code)))
        throw couponRefused(order.coupon.code, 'used-up');
      await pay(transaction, order);
      await transaction
        .update(carts)
        .set({ lines: [], rev: sql`${carts.rev} + 1`, updatedAt: sql`now()`, touchedOn: sql`current_date` })
        .where(isCartOf(owner));
      return { order, isNew: true };
    }),
  );
}

/** Builds the order of a cart. Throws an `HttpError` 412 for another cart than the shopper has seen, 409 for lines that cannot be ordered as saved. */
async function drawUp({ request, owner, session, entriesOf }: Placement, cart: LockedCart, within: Queryable) {
  refuseOtherCart(request.cartEtag, owner, cart);
  const entryOf = await entriesOf(cart.lines, within);
  refuseChangedLines(cart.lines, entryOf);
  const now = isoOf(new Date());
  const coupon = request.coupon && (await readCoupon(within, request.coupon.code));
  const order = orderOf(request, { id: randomUUID(), lines: cart.lines, entryOf, now, account: session, coupon });
  return { order, entryOf };
}

interface LockedCart {
  lines: CartLine[];
  rev: number;
}

async function lockCart(transaction: Transaction, owner: CartOwner): Promise<LockedCart> {
  const [cart] = await transaction
    .select({ lines: carts.lines, rev: carts.rev })
    .from(carts)
    .where(isCartOf(owner))
    .for('update');
  return cart ?? { lines: [], rev: 0 };
}

async function findEarlier(database: Queryable, { request, key }: Placement) {
  const { id, customerId, fingerprint } = orders;
  const [earlier] = await database
    .select({ id, customerId, fingerprint })
    .from(orders)
    .where(and(eq(orders.guestId, request.guestId), eq(orders.idempotencyKey, key)));
  return earlier && { ...earlier, fingerprint: earlier.fingerprint ?? '' };
}

type Earlier = NonNullable<Awaited<ReturnType<typeof findEarlier>>>;

/** Returns the order of a repeated call. Throws an `HttpError` 422 if the key was used for another request. */
async function repeated(
  database: Queryable,
  earlier: Earlier,
  fingerprint: string,
  session: Session | undefined,
): Promise<PlacedOrder> {
  refuseOtherRequest(earlier, fingerprint, session);
  const [order] = await readOrderRecords(database, defaultLanguage, eq(orders.id, earlier.id));
  if (!order) throw new Error('an order was found and is gone');
  return { order, isNew: false };
}
