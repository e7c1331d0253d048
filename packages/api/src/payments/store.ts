import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Orm, Transaction } from '../database/database.ts';
import { paymentEvents, paymentRefunds, payments, type PaymentStatus } from '../database/schema.ts';

/** A stored payment. */
export type PaymentRow = typeof payments.$inferSelect;

/** A stored refund. */
export type RefundRow = typeof paymentRefunds.$inferSelect;

/** An attempt to place an order, the same over its retries. */
export interface Attempt {
  guestId: string;
  /** The `Idempotency-Key` of the order. */
  key: string;
  /** Fingerprint of the order's request. */
  fingerprint: string;
}

const now = sql`now()`;
const isOpen = sql`${payments.status} in ('created', 'authorized', 'cancelling')`;
/** Condition of the index `payments_attempt`: an attempt has at most one such row. */
const isCurrent = sql`(${payments.status} in ('created', 'authorized', 'failed') or ${payments.orderId} is not null)`;

const isAttempt = ({ guestId, key, fingerprint }: Attempt) =>
  and(eq(payments.guestId, guestId), eq(payments.idempotencyKey, key), eq(payments.fingerprint, fingerprint));

/** Stores the intent to authorize, or returns the attempt's existing payment. */
export async function begin(
  orm: Orm,
  attempt: Attempt,
  { provider, amount, currency }: Pick<PaymentRow, 'provider' | 'amount' | 'currency'>,
): Promise<PaymentRow | undefined> {
  const { guestId, key: idempotencyKey, fingerprint } = attempt;
  const row = { id: randomUUID(), guestId, idempotencyKey, fingerprint, provider, amount, currency };
  const [inserted] = await orm
    .insert(payments)
    .values({ ...row, status: 'created' })
    .onConflictDoNothing()
    .returning();
  if (inserted) return inserted;
  const [known] = await orm
    .select()
    .from(payments)
    .where(and(isAttempt(attempt), isCurrent));
  return known;
}

/**
 * Stores an authorization and returns the row. A payment that was cancelled while the provider answered goes back to `cancelling`: the
 * provider may have acted on the authorization last.
 */
export async function storeAuthorization(
  orm: Orm,
  { id }: PaymentRow,
  reference: string,
  data: Record<string, unknown>,
): Promise<PaymentRow | undefined> {
  const status = sql`case ${payments.status}
    when 'created' then 'authorized' when 'cancelled' then 'cancelling' else ${payments.status} end`;
  const [row] = await orm
    .update(payments)
    .set({ status, reference, data, updatedAt: now })
    .where(eq(payments.id, id))
    .returning();
  return row;
}

/** Stores the reference of a payment that the shopper still has to confirm. */
export async function storeReference(orm: Orm, { id }: PaymentRow, reference: string): Promise<void> {
  await orm.update(payments).set({ reference }).where(eq(payments.id, id));
}

/** Changes the status if it is still one of `from`; returns false otherwise. */
export async function move(
  orm: Orm,
  { id }: PaymentRow,
  from: readonly PaymentStatus[],
  to: Partial<Pick<PaymentRow, 'status' | 'failure' | 'reference' | 'data' | 'refunded'>>,
): Promise<boolean> {
  const rows = await orm
    .update(payments)
    .set({ ...to, updatedAt: now })
    .where(and(eq(payments.id, id), inArray(payments.status, [...from])))
    .returning({ id: payments.id });
  return rows.length > 0;
}

/**
 * Attaches a payment to the order of a transaction, and marks the guest's other open payments for canceling: their cart is ordered.
 * Returns false if the payment was no longer authorized. One statement, which saves the order a round trip.
 */
export async function attach(transaction: Transaction, { id, guestId }: PaymentRow, orderId: string): Promise<boolean> {
  const isOwn = eq(payments.id, id);
  const rows = await transaction
    .update(payments)
    .set({
      status: sql`case when ${isOwn} then ${payments.status} else 'cancelling' end`,
      orderId: sql`case when ${isOwn} then ${orderId}::text end`,
      updatedAt: now,
    })
    .where(
      and(
        eq(payments.guestId, guestId),
        isNull(payments.orderId),
        inArray(payments.status, ['created', 'authorized']),
        sql`(${payments.id} <> ${id} or ${payments.status} = 'authorized')`,
      ),
    )
    .returning({ id: payments.id });
  return rows.some((row) => row.id === id);
}

/** Stores a payment that moves no money as captured, within the transaction that places its order. */
export async function book(
  transaction: Transaction,
  { guestId, key: idempotencyKey, fingerprint }: Attempt,
  { provider, ...money }: Pick<PaymentRow, 'provider' | 'amount' | 'currency' | 'orderId'>,
): Promise<void> {
  const id = randomUUID();
  const row = { id, guestId, idempotencyKey, fingerprint, provider, reference: `${provider}_${id}`, ...money };
  await transaction.insert(payments).values({ ...row, status: 'captured' });
}

/** Marks the open payments of an attempt for canceling and returns them. None can be attached to an order afterwards. */
export function claimForCancelling(orm: Orm, attempt: Attempt): Promise<PaymentRow[]> {
  return orm
    .update(payments)
    .set({ status: 'cancelling', updatedAt: now })
    .where(and(isAttempt(attempt), isNull(payments.orderId), isOpen))
    .returning();
}

/** Finds the payments of an event by reference or key. */
export function findNamed(
  orm: Orm,
  provider: string,
  { reference, key }: { reference?: string | undefined; key?: string | undefined },
): Promise<PaymentRow[]> {
  const names: SQL[] = [];
  if (reference !== undefined) names.push(eq(payments.reference, reference));
  if (key !== undefined) names.push(eq(payments.id, key));
  if (names.length === 0) return Promise.resolve([]);
  return orm
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), or(...names)));
}

/**
 * Takes up to `limit` unfinished payments: those to cancel, those of an order that are not captured, and those without an order for
 * `abandonedAfter` seconds, which are marked for canceling. A taken row is skipped for `pause` seconds.
 */
export function takeUnfinished(
  orm: Orm,
  { abandonedAfter, pause, limit }: { abandonedAfter: number; pause: number; limit: number },
): Promise<PaymentRow[]> {
  const isAbandoned = sql`${payments.orderId} is null
    and ${payments.updatedAt} <= now() - make_interval(secs => ${abandonedAfter}::double precision)`;
  const due = sql`select ${payments.id} from ${payments}
    where ${isOpen} and (${payments.status} = 'cancelling' or ${payments.orderId} is not null or ${isAbandoned})
      and (${payments.sweptAt} is null
        or ${payments.sweptAt} <= now() - make_interval(secs => ${pause}::double precision))
    order by ${payments.updatedAt} limit ${limit}::int for update skip locked`;
  const status = sql`case when ${payments.orderId} is null then 'cancelling' else ${payments.status} end`;
  return orm
    .update(payments)
    .set({ status, sweptAt: now })
    .where(sql`${payments.id} in (${due})`)
    .returning();
}

/** Finds refunds that have been pending for `pause` seconds. */
export function findPendingRefunds(orm: Orm, { pause, limit }: { pause: number; limit: number }): Promise<RefundRow[]> {
  return orm
    .select()
    .from(paymentRefunds)
    .where(
      and(
        eq(paymentRefunds.status, 'pending'),
        sql`${paymentRefunds.updatedAt} <= now() - make_interval(secs => ${pause}::double precision)`,
      ),
    )
    .orderBy(paymentRefunds.updatedAt)
    .limit(limit);
}

/** Returns true for an event that was applied before. */
export async function isKnownEvent(orm: Orm, provider: string, id: string): Promise<boolean> {
  const rows = await orm
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.id, id)));
  return rows.length > 0;
}

/** Remembers an applied event. */
export async function rememberEvent(orm: Orm, provider: string, id: string): Promise<void> {
  await orm.insert(paymentEvents).values({ provider, id }).onConflictDoNothing();
}
