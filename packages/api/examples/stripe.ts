/*
 * A provider over Stripe's API: PaymentIntents with manual capture. Copy it into your project and import from '@marketrow/api'. Tested
 * against a local stub with the same paths by src/payments/stripeExample.test.ts, not against Stripe itself.
 */
import {
  type Authorization,
  type DeclineReason,
  type PaymentProvider,
  type PaymentReport,
  type ProviderPayment,
  RefundRefused,
  verifySignature,
} from '../src/payments/index.ts';

export interface StripeOptions {
  /** `sk_…`: on the server only. */
  secretKey: string;
  /** `whsec_…` of the webhook's endpoint. */
  webhookSecret: string;
  /** @default 'https://api.stripe.com' */
  url?: string;
}

interface Intent {
  id: string;
  status: string;
  client_secret?: string;
  latest_charge?: { refunded?: boolean } | string | null;
  last_payment_error?: StripeError | null;
}

interface StripeError {
  type?: string;
  code?: string;
  decline_code?: string;
  param?: string;
}

type Fields = Readonly<Record<string, string | number>>;

/** An error that Stripe has decided, as opposed to one after which the outcome is unknown. */
class StripeRefusal extends Error {
  readonly error: StripeError;

  constructor(error: StripeError) {
    super(`Stripe refused: ${error.code ?? error.type ?? 'unknown'}`);
    this.error = error;
  }
}

/** Makes the provider. In the browser, `confirm` returns the id of a `ConfirmationToken` and `handleAction` calls `stripe.handleNextAction`. */
export function stripe({ secretKey, webhookSecret, url = 'https://api.stripe.com' }: StripeOptions): PaymentProvider {
  async function call<Answer>(signal: AbortSignal, path: string, fields?: Fields, idempotencyKey?: string) {
    const response = await fetch(`${url}/v1/${path}`, {
      method: fields ? 'POST' : 'GET',
      headers: {
        Authorization: `Bearer ${secretKey}`,
        'Stripe-Version': '2025-03-31.basil',
        ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      },
      ...(fields && {
        body: new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])),
      }),
      signal,
    });
    const answer = (await response.json()) as Answer & { error?: StripeError };
    if (response.ok) return answer;
    // 401, 409, 429 and 5xx say nothing about the payment: the call is repeated later.
    if ([400, 402, 404].includes(response.status)) throw new StripeRefusal(answer.error ?? {});
    throw new Error(`Stripe answered ${response.status}`);
  }

  /** Creates the intent, or finds it again: Stripe repeats its first answer for a key. Holds no money before it is confirmed. */
  async function create(
    { key, amount, currency }: Pick<ProviderPayment, 'key' | 'amount' | 'currency'>,
    signal: AbortSignal,
  ) {
    const fields = {
      amount,
      currency: currency.toLowerCase(),
      capture_method: 'manual',
      'automatic_payment_methods[enabled]': 'true',
      'automatic_payment_methods[allow_redirects]': 'never',
      'metadata[payment]': key,
    };
    return (await call<Intent>(signal, 'payment_intents', fields, `${key}-create`)).id;
  }

  const idOf = (payment: ProviderPayment, signal: AbortSignal) =>
    payment.reference === undefined ? create(payment, signal) : Promise.resolve(payment.reference);

  // The answer of `create` may be a repeated one, so the state is always read.
  const read = (id: string, signal: AbortSignal) =>
    call<Intent>(signal, `payment_intents/${id}?expand[]=latest_charge`);

  /** Changes an intent; if it is past that, answers its state. */
  async function change(payment: ProviderPayment, action: 'capture' | 'cancel', signal: AbortSignal) {
    const id = await idOf(payment, signal);
    try {
      return report(await call<Intent>(signal, `payment_intents/${id}/${action}`, {}, `${payment.key}-${action}`));
    } catch (error) {
      if (!(error instanceof StripeRefusal) || error.error.code !== 'payment_intent_unexpected_state') throw error;
      return report(await read(id, signal));
    }
  }

  return {
    name: 'stripe',

    async authorize({ token, ...payment }, { signal }) {
      if (token === undefined) return { status: 'declined', reason: 'not-confirmed' };
      const id = await create(payment, signal);
      let intent = await read(id, signal);
      try {
        if (intent.status === 'requires_payment_method' && !intent.last_payment_error) {
          const fields = { confirmation_token: token };
          intent = await call<Intent>(signal, `payment_intents/${id}/confirm`, fields, `${payment.key}-confirm`);
        }
      } catch (error) {
        if (!(error instanceof StripeRefusal)) throw error;
        return { status: 'declined', reason: reasonOf(error.error), reference: id };
      }
      return authorization(intent);
    },

    capture: (payment, { signal }) => change(payment, 'capture', signal),
    cancel: (payment, { signal }) => change(payment, 'cancel', signal),

    async refund(payment, { key, amount }, { signal }) {
      const payment_intent = await idOf(payment, signal);
      try {
        const { status } = await call<{ status: string }>(signal, 'refunds', { payment_intent, amount }, key);
        if (status === 'failed' || status === 'canceled') throw new RefundRefused(`Stripe's refund has ${status}`);
      } catch (error) {
        throw error instanceof StripeRefusal ? new RefundRefused(error.message, { cause: error }) : error;
      }
      return report(await read(payment_intent, signal));
    },

    async status(payment, { signal }) {
      return report(await read(await idOf(payment, signal), signal));
    },

    parseWebhook({ body, headers, now }) {
      verifySignature({ body, header: headers.get('Stripe-Signature'), secret: webhookSecret, now });
      const { id, data } = JSON.parse(new TextDecoder().decode(body)) as {
        id: string;
        data: {
          object: { object: string; id: string; payment_intent?: string | null; metadata?: { payment?: string } };
        };
      };
      const { object, id: objectId, payment_intent, metadata } = data.object;
      const reference = object === 'payment_intent' ? objectId : payment_intent;
      if (reference === undefined || reference === null) return undefined;
      return { id, reference, ...(metadata?.payment !== undefined && { key: metadata.payment }) };
    },
  };
}

function authorization({ id, status, client_secret: action, last_payment_error: error }: Intent): Authorization {
  if (status === 'requires_capture') return { status: 'authorized', reference: id };
  if (status === 'requires_action' && action !== undefined) return { status: 'action', reference: id, action };
  if (status === 'processing') throw new Error('Stripe has not decided yet');
  return { status: 'declined', reason: reasonOf(error ?? {}), reference: id };
}

function report({ id, status, latest_charge: charge }: Intent): PaymentReport {
  const isRefunded = typeof charge === 'object' && charge?.refunded === true;
  switch (status) {
    case 'requires_capture':
      return { status: 'authorized', reference: id };
    case 'succeeded':
      return { status: isRefunded ? 'refunded' : 'captured', reference: id };
    case 'canceled':
      return { status: 'cancelled', reference: id };
    default:
      return { status: 'pending', reference: id };
  }
}

function reasonOf({ type, code, decline_code: decline }: StripeError): DeclineReason {
  if (decline === 'insufficient_funds') return 'insufficient-funds';
  if (code === 'expired_card') return 'expired';
  if (code === 'authentication_required' || code === 'payment_intent_authentication_failure') return 'not-confirmed';
  // A token that is unknown or used up.
  return type === 'invalid_request_error' ? 'not-confirmed' : 'declined';
}
