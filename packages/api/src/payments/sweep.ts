import type { Orm } from '../database/database.ts';
import { describeError, type Logger } from '../logger.ts';
import { demoProvider } from './demo.ts';
import { createPayments, type Payments } from './payments.ts';
import type { PaymentProvider } from './provider.ts';
import { findPendingRefunds, takeUnfinished } from './store.ts';

export interface SweepOptions {
  /** Seconds after which a payment without an order is canceled. Longer than a shopper needs to confirm with a bank. @default 900 */
  abandonedAfter?: number;
  /** Seconds between two tries of one payment. @default 30 */
  pause?: number;
  /** Returns true to end before the next payment. */
  isStopped?: () => boolean;
}

/** Payments that one round takes. */
const limit = 20;

const everyMinute = 60_000;

/**
 * Finishes payments after a crash, a lost answer or an outage: captures those of placed orders, cancels those without one, retries
 * pending refunds. Several processes may do it at the same time. Returns the number of payments taken.
 */
export async function sweepPayments(
  orm: Orm,
  payments: Payments,
  { abandonedAfter = 900, pause = 30, isStopped = () => false }: SweepOptions = {},
): Promise<number> {
  for (let taken = 0; ;) {
    const rows = await takeUnfinished(orm, { abandonedAfter, pause, limit });
    for (const row of rows) if (!isStopped()) await payments.finish(row);
    taken += rows.length;
    if (rows.length === limit && !isStopped()) continue;
    for (const refund of await findPendingRefunds(orm, { pause, limit })) {
      if (!isStopped()) await payments.finishLeftRefund(refund);
    }
    return taken;
  }
}

/** Sweeps now and every minute until the returned function is called, which waits for the payment that is being finished. */
export function keepSwept(
  orm: Orm,
  providers: readonly PaymentProvider[] = [demoProvider],
  logger: Logger,
): () => Promise<void> {
  const payments = createPayments({ orm, providers, logger });
  let isStopped = false;
  const run = () =>
    sweepPayments(orm, payments, { isStopped: () => isStopped }).then(
      (taken) => {
        if (taken > 0) logger.info('payments swept', { taken });
      },
      (error: unknown) => {
        logger.warn('sweeping payments failed', describeError(error));
      },
    );
  let running = run();
  const timer = setInterval(() => {
    running = running.then(run);
  }, everyMinute);
  timer.unref();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}
