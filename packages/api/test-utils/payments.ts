import { setTimeout as wait } from 'node:timers/promises';
import {
  type Authorization,
  type PaymentEvent,
  type PaymentProvider,
  type PaymentReport,
  type ProviderPayment,
  type ProviderStatus,
  RefundRefused,
} from '../src/payments/provider.ts';
import { signatureHeader, verifySignature } from '../src/payments/signature.ts';

/** Calls of a provider that can fail. */
export type ProviderCall = 'authorize' | 'capture' | 'cancel' | 'refund' | 'status';

/** `before`: nothing has happened. `after`: the provider has acted, and its answer is lost. */
export type Fault = 'before' | 'after';

/** Money of one key at the provider. */
export interface TestMoney {
  reference: string;
  status: ProviderStatus;
  amount: number;
  refunded: number;
  /** Authorizations, captures and cancellations that moved something: repeated calls count once. */
  moves: string[];
}

/** Header of the test provider's webhooks. */
export const testSignature = 'Test-Signature';

const secret = 'whsec-of-the-test-provider';

/** Makes a provider that counts, delays, fails before and after acting, and calls back. */
export function createTestProvider(name = 'test') {
  const money = new Map<string, TestMoney>();
  const calls: Record<ProviderCall, number> = { authorize: 0, capture: 0, cancel: 0, refund: 0, status: 0 };
  const refunds = new Map<string, number>();
  const settings = {
    /** Milliseconds before each answer. */
    delay: () => 0,
    /** Fault of the next call. */
    fault: (call: ProviderCall): Fault | undefined => faults[call]?.shift(),
    /** Answer instead of an authorization. */
    decide: (): Exclude<Authorization, { status: 'authorized' }> | undefined => undefined,
    /** Runs once the money is held, before the answer. */
    onHeld: (): Promise<unknown> => Promise.resolve(),
  };
  const faults: Partial<Record<ProviderCall, Fault[]>> = {};

  async function answer<Result>(call: ProviderCall, act: () => Result): Promise<Result> {
    calls[call] += 1;
    const fault = settings.fault(call);
    await wait(settings.delay());
    if (fault === 'before') throw new Error(`${call} never reached the provider`);
    const result = act();
    if (fault === 'after') throw new Error(`the answer of ${call} was lost`);
    return result;
  }

  const of = ({ key, amount }: Pick<ProviderPayment, 'key' | 'amount'>): TestMoney => {
    const known = money.get(key) ?? { reference: `ref_${key}`, status: 'none', amount, refunded: 0, moves: [] };
    money.set(key, known);
    return known;
  };
  const move = (held: TestMoney, from: readonly ProviderStatus[], to: ProviderStatus): PaymentReport => {
    if (from.includes(held.status)) {
      held.status = to;
      held.moves.push(to);
    }
    return { status: held.status, reference: held.reference };
  };

  const provider: PaymentProvider = {
    name,
    authorize: async (request) => {
      const result = await answer('authorize', (): Authorization => {
        const other = settings.decide();
        const held = of(request);
        if (other && held.status === 'none') return other;
        move(held, ['none'], 'authorized');
        if (held.status !== 'authorized') return { status: 'declined', reason: 'declined' };
        const data = { brand: 'visa', client_secret: 'never-to-be-stored' };
        return { status: 'authorized', reference: held.reference, data };
      });
      await settings.onHeld();
      return result;
    },
    capture: (payment) => answer('capture', () => move(of(payment), ['authorized'], 'captured')),
    cancel: (payment) => answer('cancel', () => move(of(payment), ['none', 'authorized'], 'cancelled')),
    refund: (payment, { key, amount }) =>
      answer('refund', () => {
        const held = of(payment);
        if (!refunds.has(key)) {
          if (held.refunded + amount > held.amount) throw new RefundRefused('more than was captured');
          refunds.set(key, amount);
          held.refunded += amount;
          if (held.refunded === held.amount) held.status = 'refunded';
        }
        return { status: held.status };
      }),
    status: (payment) => answer('status', () => ({ status: of(payment).status, reference: of(payment).reference })),
    parseWebhook: ({ body, headers, now }) => {
      verifySignature({ body, header: headers.get(testSignature), secret, now });
      const event = JSON.parse(new TextDecoder().decode(body)) as PaymentEvent | null;
      return event ?? undefined;
    },
  };

  return {
    provider,
    money,
    calls,
    settings,
    /** Lets the next calls fail, one fault each. */
    failNext(call: ProviderCall, ...next: Fault[]) {
      faults[call] = next;
    },
    /** Statuses of all money at the provider, sorted. */
    statuses: () => [...money.values()].map(({ status }) => status).sort(),
  };
}

/** A signed webhook of the test provider. */
export function testWebhook(event: unknown, { at = Date.now(), key = secret } = {}) {
  const body = new TextEncoder().encode(JSON.stringify(event));
  return { method: 'POST', headers: { [testSignature]: signatureHeader(body, key, at) }, body };
}
