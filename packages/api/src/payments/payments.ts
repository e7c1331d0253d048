import { HttpError, paymentRefusals, refuseUnknownProvider } from '@marketrow/contract';
import { and, eq, ne, sql, sum } from 'drizzle-orm';
import type { Orm, Transaction } from '../database/database.ts';
import { paymentRefunds, payments } from '../database/schema.ts';
import { describeError, type Logger } from '../logger.ts';
import {
  type CallOptions,
  type PaymentEvent,
  type PaymentProvider,
  type PaymentReport,
  type ProviderPayment,
  RefundRefused,
} from './provider.ts';
import * as store from './store.ts';
import type { Attempt, PaymentRow, RefundRow } from './store.ts';
import { withoutSecrets } from './withoutSecrets.ts';

/** Milliseconds that a provider may take. Shorter than the 15 s after which the checkout gives up. */
const usualTimeLimit = 10_000;

/** Parts of the payments service. */
export interface PaymentParts {
  orm: Orm;
  providers: readonly PaymentProvider[];
  logger: Logger;
  /** Milliseconds for a call of a provider. @default 10000 */
  timeLimit?: number | undefined;
}

/** A payment to authorize. */
export interface PaymentOrder {
  attempt: Attempt;
  provider: PaymentProvider;
  token: string | undefined;
  /** In minor units. */
  amount: number;
  currency: string;
}

/** A refund of an order. */
export interface OrderRefund {
  orderId: string;
  /** In minor units. */
  amount: number;
  /** Idempotency key of the refund. */
  key: string;
}

/** A stored refund and its payment. */
export interface PlannedRefund {
  row: PaymentRow;
  stored: RefundRow;
}

/** Thrown for a payment that was canceled while its order was being placed. A retry gets a new payment. */
export class PaymentLost extends HttpError {
  constructor() {
    super(503, paymentRefusals.noAnswer, { headers: { 'Retry-After': '1' } });
  }
}

/** Thrown if the shopper has to confirm the payment first. It stays open for a retry of the order. */
export class ActionNeeded extends HttpError {
  constructor(action: string) {
    super(402, paymentRefusals.action, { extra: { reason: 'not-confirmed', action } });
  }
}

/** Payments of orders, over any provider. Every intent is stored before a provider is called, so that a sweep can finish after a crash. */
export type Payments = ReturnType<typeof createPayments>;

/** Creates the payments service. Stateless: any number of processes may run it over one database. */
export function createPayments({ orm, providers, logger, timeLimit = usualTimeLimit }: PaymentParts) {
  const byName = new Map(providers.map((provider) => [provider.name, provider]));
  if (byName.size < providers.length) throw new Error('mr: two payment providers have one name');

  /** Ends a call at the time limit even if the provider ignores the signal. */
  async function call<Answer>(run: (options: CallOptions) => Promise<Answer>): Promise<Answer> {
    const signal = AbortSignal.timeout(timeLimit);
    const late = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => {
        reject(new Error('the payment provider took too long', { cause: signal.reason }));
      });
    });
    return Promise.race([run({ signal }), late]);
  }

  /** Returns the provider of a request. Throws an `HttpError` 400 for an unknown name. */
  function providerNamed(name: string): PaymentProvider {
    refuseUnknownProvider(name, byName.keys());
    return providerOf({ provider: name });
  }

  function providerOf({ provider: name }: Pick<PaymentRow, 'provider'>): PaymentProvider {
    const provider = byName.get(name);
    if (!provider) throw new Error(`mr: there is no payment provider ${name} any more, but it has open payments`);
    return provider;
  }

  /** Authorizes the payment of an attempt once, whatever is retried. Throws an `HttpError` 402 if it is declined, 503 if the outcome is unknown. */
  async function authorize({ attempt, provider, token, amount, currency }: PaymentOrder): Promise<PaymentRow> {
    const row = await store.begin(orm, attempt, { provider: provider.name, amount, currency });
    if (!row) throw new PaymentLost();
    if (row.status === 'failed') throw declined(row.failure);
    // The cart under an ETag can be another one after a merge: never hold less than the order costs.
    if (row.orderId === null && (row.amount !== amount || row.currency !== currency)) throw new PaymentLost();
    if (row.status !== 'created') return row;

    const answer = await call((options) => provider.authorize({ key: row.id, amount, currency, token }, options)).catch(
      (error: unknown) => {
        logger.warn('a payment provider did not answer', { payment: row.id, ...describeError(error) });
        throw new HttpError(503, paymentRefusals.noAnswer, { headers: { 'Retry-After': '2' } });
      },
    );
    const data = withoutSecrets(answer.data);
    if (answer.status === 'declined') {
      const { reason: failure, reference = null } = answer;
      const isStored = await store.move(orm, row, ['created', 'failed'], {
        status: 'failed',
        failure,
        reference,
        data,
      });
      // Canceled while the provider answered: it declines a canceled key, whatever the card.
      throw isStored ? declined(failure) : new PaymentLost();
    }
    if (answer.status === 'action') {
      await store.storeReference(orm, row, answer.reference);
      throw new ActionNeeded(answer.action);
    }
    // A payment canceled meanwhile continues, too: mostly its cart was ordered, which the next check reports.
    const stored = await store.storeAuthorization(orm, row, answer.reference, data);
    if (!stored) throw new PaymentLost();
    return stored;
  }

  /** Attaches an authorized payment to an order, within the transaction that places it. */
  async function attach(transaction: Transaction, row: PaymentRow, orderId: string): Promise<void> {
    if (!(await store.attach(transaction, row, orderId))) throw new PaymentLost();
  }

  /** Books the payment of a provider that moves no money, within the transaction that places the order. */
  function book(transaction: Transaction, { attempt, provider, amount, currency }: PaymentOrder, orderId: string) {
    return store.book(transaction, attempt, { provider: provider.name, amount, currency, orderId });
  }

  /** Captures the payment of a placed order. A failure is logged and left to the sweep; the order is kept. */
  async function capture(row: PaymentRow): Promise<void> {
    await orLater(row, async () => {
      await apply(row, await call((options) => providerOf(row).capture(paymentOf(row), options)));
    });
  }

  /** Cancels the open payments of an attempt whose order was refused. A failure is logged and left to the sweep. */
  async function cancel(attempt: Attempt): Promise<void> {
    const rows = await store.claimForCancelling(orm, attempt);
    for (const row of rows) await orLater(row, () => release(row));
  }

  async function release(row: PaymentRow): Promise<void> {
    await apply(row, await call((options) => providerOf(row).cancel(paymentOf(row), options)));
  }

  async function orLater(row: PaymentRow, run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      logger.warn('a payment is left for later', { payment: row.id, status: row.status, ...describeError(error) });
    }
  }

  /** Updates a row to the provider's state, and refunds or cancels where money and order disagree. */
  async function apply(row: PaymentRow, report: PaymentReport): Promise<void> {
    const isOrdered = row.orderId !== null;
    const known = {
      ...(report.data && { data: withoutSecrets(report.data) }),
      ...(report.reference !== undefined && { reference: report.reference }),
    };
    switch (report.status) {
      case 'captured':
        if (isOrdered) {
          await store.move(orm, row, ['authorized', 'failed'], { ...known, status: 'captured', failure: null });
          return;
        }
        // Neither an open payment, whose order may be in progress, nor one whose order was deleted.
        if (hasEnded(row)) await refundWithoutOrder({ ...row, ...known });
        return;
      case 'refunded':
        await store.move(orm, row, ['authorized', 'captured', 'cancelling'], {
          ...known,
          status: 'refunded',
          refunded: row.amount,
        });
        return;
      case 'authorized':
        if (isOrdered) return;
        if (row.status === 'created') await store.move(orm, row, ['created'], { ...known, status: 'authorized' });
        // Authorized after the cancel: the sweep releases it.
        else await store.move(orm, row, ['cancelled', 'failed'], { ...known, status: 'cancelling' });
        return;
      case 'none':
      case 'cancelled':
      case 'failed':
        if (!isOrdered) {
          await store.move(orm, row, ['cancelling'], { ...known, status: 'cancelled' });
          return;
        }
        if (await store.move(orm, row, ['authorized'], { ...known, status: 'failed', failure: report.status }))
          logger.error('an order was placed and its payment is lost', { payment: row.id, order: row.orderId });
        return;
      case 'pending':
        return;
    }
  }

  /** Refunds money that was captured although no order was placed. */
  async function refundWithoutOrder(row: PaymentRow): Promise<void> {
    logger.error('money was taken without an order and goes back', { payment: row.id });
    const refund = { amount: row.amount, key: `${row.id}-without-order` };
    await call((options) => providerOf(row).refund(paymentOf(row), refund, options));
    await store.move(orm, row, ['cancelling', 'cancelled', 'failed'], {
      status: 'refunded',
      refunded: row.amount,
      reference: row.reference,
    });
  }

  /** Asks the provider for the state of a payment and applies it. */
  async function reconcile(row: PaymentRow): Promise<void> {
    await apply(row, await call((options) => providerOf(row).status(paymentOf(row), options)));
  }

  /** Applies a verified event once. Unknown payments are ignored: they may be another shop's at the same provider. */
  async function applyEvent(provider: PaymentProvider, event: PaymentEvent): Promise<void> {
    if (await store.isKnownEvent(orm, provider.name, event.id)) return;
    for (const row of await store.findNamed(orm, provider.name, event)) await reconcile(row);
    await store.rememberEvent(orm, provider.name, event.id);
  }

  /** Finishes a payment taken by a sweep. */
  async function finish(row: PaymentRow): Promise<void> {
    if (row.orderId === null) await orLater(row, () => release(row));
    else await capture(row);
  }

  /**
   * Refunds money of a placed order. Repeated calls with one `key` have the effect of one. Throws a `RefundRefused` for more than is
   * left, for a key of another amount, and for an order without a payment.
   */
  async function refund(wanted: OrderRefund): Promise<void> {
    const planned = await orm.transaction((transaction) => planRefund(transaction, wanted));
    await finishRefund(planned.row, planned.stored);
  }

  /**
   * Stores a refund in the transaction of its cause, such as the cancel of an order. `finishPlanned`, or the next sweep, sends it to
   * the provider. Throws as `refund` does.
   */
  async function planRefund(transaction: Transaction, { orderId, amount, key }: OrderRefund): Promise<PlannedRefund> {
    const [row] = await transaction.select().from(payments).where(eq(payments.orderId, orderId)).for('update');
    if (!row || !['authorized', 'captured', 'refunded'].includes(row.status)) {
      throw new RefundRefused('The order has no captured payment');
    }
    const isKey = and(eq(paymentRefunds.paymentId, row.id), eq(paymentRefunds.key, key));
    const [earlier] = await transaction.select().from(paymentRefunds).where(isKey);
    if (earlier && earlier.amount !== amount) throw new RefundRefused('The key was used for another amount');
    if (earlier) return { row, stored: earlier };
    const isCounted = and(eq(paymentRefunds.paymentId, row.id), ne(paymentRefunds.status, 'failed'));
    const [total] = await transaction
      .select({ amount: sum(paymentRefunds.amount) })
      .from(paymentRefunds)
      .where(isCounted);
    const left = row.amount - Number(total?.amount ?? 0);
    if (!Number.isInteger(amount) || amount < 1 || amount > left)
      throw new RefundRefused('More than is left to give back');
    const [stored] = await transaction
      .insert(paymentRefunds)
      .values({ paymentId: row.id, key, amount, status: 'pending' })
      .returning();
    if (!stored) throw new Error('the insert of a refund returned no row');
    return { row, stored };
  }

  /** Sends a planned refund; one that fails now is repeated by the sweep. */
  async function finishPlanned({ row, stored }: PlannedRefund): Promise<void> {
    await orLater(row, () => finishRefund(row, stored));
  }

  /** Sends a stored refund to the provider and books it. */
  async function finishRefund(row: PaymentRow, { key, amount, status }: RefundRow): Promise<void> {
    if (status === 'failed') throw new RefundRefused('The provider has refused this refund');
    // A payment that is not captured yet is refunded by a later sweep.
    if (status === 'done' || row.status === 'authorized') return;
    const book = (within: Orm | Transaction, to: 'done' | 'failed') =>
      within
        .update(paymentRefunds)
        .set({ status: to, updatedAt: sql`now()` })
        .where(
          and(eq(paymentRefunds.paymentId, row.id), eq(paymentRefunds.key, key), eq(paymentRefunds.status, 'pending')),
        )
        .returning({ key: paymentRefunds.key });
    try {
      // Keys are unique among all payments of the provider.
      const request = { amount, key: `${row.id}-${key}` };
      await call((options) => providerOf(row).refund(paymentOf(row), request, options));
    } catch (error) {
      if (error instanceof RefundRefused) await book(orm, 'failed');
      throw error;
    }
    await orm.transaction(async (transaction) => {
      const booked = await book(transaction, 'done');
      if (booked.length === 0) return;
      const refunded = sql`${payments.refunded} + ${amount}`;
      await transaction
        .update(payments)
        .set({
          refunded,
          status: sql`case when ${refunded} >= ${payments.amount} then 'refunded' else ${payments.status} end`,
          updatedAt: sql`now()`,
        })
        .where(eq(payments.id, row.id));
    });
  }

  /** Finishes a refund that was left pending. */
  async function finishLeftRefund(refund: RefundRow): Promise<void> {
    const [row] = await orm.select().from(payments).where(eq(payments.id, refund.paymentId));
    if (row) await orLater(row, () => finishRefund(row, refund));
  }

  return {
    byName,
    providerNamed,
    authorize,
    attach,
    book,
    capture,
    cancel,
    applyEvent,
    finish,
    refund,
    planRefund,
    finishPlanned,
    finishLeftRefund,
  };
}

/** Returns true for a payment that can never get an order any more. */
function hasEnded({ status }: PaymentRow): boolean {
  return status === 'cancelling' || status === 'cancelled' || status === 'failed';
}

function paymentOf({ id, amount, currency, reference }: PaymentRow): ProviderPayment {
  return { key: id, amount, currency, reference: reference ?? undefined };
}

function declined(reason: string | null): HttpError {
  return new HttpError(402, paymentRefusals.declined, { extra: { reason: reason ?? 'declined' } });
}
