import { and, eq, inArray, isNotNull, isNull, lt, notLike, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { anonymousPrefix } from '../accounts/personalData.ts';
import { isAlive } from '../accounts/sessions.ts';
import { describeError, type Logger } from '../logger.ts';
import type { Orm } from './database.ts';
import {
  answeredWrites,
  carts,
  guestIdBindings,
  loginLimits,
  merges,
  orderKeys,
  orders,
  passwordResets,
  paymentEvents,
  payments,
  registrations,
  sessions,
  stockNotices,
} from './schema.ts';

/** Days after which rows are deleted. A guest's cart lives as long as the guest's cookie; merges and guests' orders three times as long. */
export const purgeDays = {
  guestCarts: 30,
  merges: 90,
  guestOrders: 90,
  answeredWrites: 1,
  paymentEvents: 30,
  stockNotices: 365,
} as const;

/** Rows that one statement deletes at most: a long delete would block saves. */
const batch = 1_000;

const everyHour = 3_600_000;

/**
 * Deletes expired rows. Several processes may do it at the same time.
 * Returns the number of deleted rows.
 */
export async function purge(orm: Orm): Promise<number> {
  const oldGuestCarts = and(
    eq(carts.ownerKind, 'guest'),
    // The day has an index, the timestamp is exact.
    olderThan(carts.touchedOn, purgeDays.guestCarts),
    olderThan(carts.updatedAt, purgeDays.guestCarts),
  );
  let deleted = await deleteInBatches(orm, carts, oldGuestCarts);
  deleted += await deleteInBatches(orm, guestIdBindings, olderThan(guestIdBindings.at, purgeDays.merges));
  deleted += await deleteInBatches(orm, merges, olderThan(merges.at, purgeDays.merges));
  const oldGuestOrders = and(
    isNull(orders.customerId),
    // Orders of deleted accounts are kept for accounting.
    notLike(orders.guestId, `${anonymousPrefix}%`),
    isNotNull(orders.guestId),
    olderThan(orders.createdAt, purgeDays.guestOrders),
  );
  deleted += await deleteInBatches(orm, orders, oldGuestOrders);
  // Payments that moved no money. The others are kept for accounting.
  const unpaid = and(
    isNull(payments.orderId),
    inArray(payments.status, ['cancelled', 'failed']),
    olderThan(payments.updatedAt, purgeDays.guestOrders),
  );
  deleted += await deleteInBatches(orm, payments, unpaid);
  deleted += await deleteInBatches(orm, paymentEvents, olderThan(paymentEvents.at, purgeDays.paymentEvents));
  deleted += await deleteInBatches(orm, stockNotices, olderThan(stockNotices.askedAt, purgeDays.stockNotices));
  deleted += await deleteInBatches(orm, sessions, sql`not (${isAlive})`);
  deleted += await deleteInBatches(orm, loginLimits, olderThan(loginLimits.windowEnds, 1));
  for (const table of [registrations, passwordResets, orderKeys])
    deleted += await deleteInBatches(orm, table, olderThan(table.expiresAt, 0));
  deleted += await deleteInBatches(orm, answeredWrites, olderThan(answeredWrites.at, purgeDays.answeredWrites));
  return deleted;
}

/** Purges now and every hour until the returned function is called, which waits for a purge that is running. */
export function keepPurged(orm: Orm, logger: Logger): () => Promise<void> {
  const run = () =>
    purge(orm).then(
      (deleted) => {
        logger.info('purged', { deleted });
      },
      (error: unknown) => {
        logger.warn('purge failed', describeError(error));
      },
    );
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, everyHour);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

function olderThan(moment: PgColumn | SQL, days: number): SQL {
  return lt(sql`${moment}`, sql`now() - make_interval(days => ${days}::int)`);
}

async function deleteInBatches(orm: Orm, table: PgTable, condition: SQL | undefined): Promise<number> {
  for (let deleted = 0; ;) {
    const rows = await orm
      .delete(table)
      .where(sql`ctid in (select ctid from ${table} where ${condition} limit ${batch}::int)`)
      .returning({ one: sql`1` });
    deleted += rows.length;
    if (rows.length < batch) return deleted;
  }
}
