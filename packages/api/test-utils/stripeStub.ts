import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signatureHeader } from '../src/payments/signature.ts';

/** A PaymentIntent of the stub. */
export interface StubIntent {
  id: string;
  object: 'payment_intent';
  status: string;
  amount: number;
  currency: string;
  capture_method: string;
  client_secret: string;
  metadata: Record<string, string>;
  last_payment_error: object | null;
  latest_charge: { refunded: boolean; amount_refunded: number } | null;
}

/** Ids are Stripe's own over all stubs, as they are over all shops. */
let made = 0;

interface Answer {
  status: number;
  body: unknown;
}

const declines: Record<string, object> = {
  ctoken_declined: { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' },
  ctoken_poor: { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' },
  ctoken_expired: { type: 'card_error', code: 'expired_card' },
};

const unexpected: Answer = {
  status: 400,
  body: { error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' } },
};

/** A local server with the paths of Stripe's API that the example uses: PaymentIntents, refunds, idempotency keys, signed webhooks. */
export async function startStripeStub() {
  const secretKey = 'sk_test_stub';
  const webhookSecret = 'whsec_stub';
  const intents = new Map<string, StubIntent>();
  const answered = new Map<string, { request: string; answer: Answer }>();
  const calls: string[] = [];
  const drops: string[] = [];

  function act(path: string, fields: URLSearchParams): Answer {
    const [, kind = '', id = '', action = ''] = /^\/v1\/(\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? [];
    if (kind === 'payment_intents' && id === '') return create(fields);
    const intent = intents.get(kind === 'refunds' ? (fields.get('payment_intent') ?? '') : id);
    if (!intent) return { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing' } } };
    if (kind === 'refunds') return refund(intent, Number(fields.get('amount')));
    if (action === 'confirm') return confirm(intent, fields.get('confirmation_token') ?? '');
    if (action === 'capture') return change(intent, ['requires_capture'], 'succeeded');
    if (action === 'cancel')
      return change(intent, ['requires_payment_method', 'requires_action', 'requires_capture'], 'canceled');
    return { status: 200, body: intent };
  }

  function create(fields: URLSearchParams): Answer {
    const id = `pi_${(made += 1)}`;
    const intent: StubIntent = {
      id,
      object: 'payment_intent',
      status: 'requires_payment_method',
      amount: Number(fields.get('amount')),
      currency: fields.get('currency') ?? '',
      capture_method: fields.get('capture_method') ?? 'automatic',
      client_secret: `${id}_secret`,
      metadata: { payment: fields.get('metadata[payment]') ?? '' },
      last_payment_error: null,
      latest_charge: null,
    };
    intents.set(id, intent);
    return { status: 200, body: structuredClone(intent) };
  }

  function confirm(intent: StubIntent, token: string): Answer {
    if (intent.status !== 'requires_payment_method') return unexpected;
    const error = declines[token];
    if (error) {
      intent.last_payment_error = error;
      return { status: 402, body: { error } };
    }
    if (!/^ctoken_(ok|3ds)/.test(token)) {
      return { status: 400, body: { error: { type: 'invalid_request_error', code: 'resource_missing' } } };
    }
    intent.status = token.startsWith('ctoken_3ds') ? 'requires_action' : 'requires_capture';
    return { status: 200, body: structuredClone(intent) };
  }

  function change(intent: StubIntent, from: string[], to: string): Answer {
    if (!from.includes(intent.status)) return unexpected;
    intent.status = to;
    if (to === 'succeeded') intent.latest_charge = { refunded: false, amount_refunded: 0 };
    return { status: 200, body: structuredClone(intent) };
  }

  function refund(intent: StubIntent, amount: number): Answer {
    const charge = intent.latest_charge;
    if (!charge || charge.amount_refunded + amount > intent.amount) {
      return { status: 400, body: { error: { type: 'invalid_request_error', code: 'charge_already_refunded' } } };
    }
    charge.amount_refunded += amount;
    charge.refunded = charge.amount_refunded === intent.amount;
    return { status: 200, body: { object: 'refund', status: 'succeeded', amount } };
  }

  /** Repeats the first answer for a key, as Stripe does; another request under the key is refused. */
  function answerOnce(path: string, body: string, key: string | undefined): Answer {
    const request = `${path} ${body}`;
    const known = key === undefined ? undefined : answered.get(key);
    if (known && known.request !== request) return { status: 400, body: { error: { type: 'idempotency_error' } } };
    if (known) return known.answer;
    const answer = act(path, new URLSearchParams(body));
    if (key !== undefined) answered.set(key, { request, answer });
    return answer;
  }

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const path = (incoming.url ?? '').split('?')[0] ?? '';
    const name = `${incoming.method ?? ''} ${path.replace(/pi_\d+/, '{id}')}`;
    calls.push(name);
    const key = incoming.headers['idempotency-key'];
    const isAllowed = incoming.headers.authorization === `Bearer ${secretKey}`;
    const body = Buffer.concat(chunks).toString();
    const answer = isAllowed
      ? answerOnce(path, body, typeof key === 'string' ? key : undefined)
      : { status: 401, body: { error: { type: 'invalid_request_error' } } };
    const drop = drops.indexOf(name);
    if (drop >= 0) {
      drops.splice(drop, 1);
      outgoing.destroy();
      return;
    }
    outgoing.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body));
  }

  const server = createServer((incoming, outgoing) => void handle(incoming, outgoing)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    options: { secretKey, webhookSecret, url: `http://127.0.0.1:${port}` },
    intents,
    /** Calls in their order, as `POST /v1/payment_intents/{id}/capture`. */
    calls,
    /** Lets the stub act on the next call of this name, and lose its answer. */
    loseAnswer: (name: string) => drops.push(name),
    statuses: () => [...intents.values()].map(({ status }) => status).sort(),
    /** A signed event about an intent. */
    event(id: string, type: string, intent: StubIntent, secret = webhookSecret): RequestInit {
      const text = JSON.stringify({ id, object: 'event', type, data: { object: intent } });
      const body = new TextEncoder().encode(text);
      const headers = {
        'Content-Type': 'application/json',
        'Stripe-Signature': signatureHeader(body, secret, Date.now()),
      };
      return { method: 'POST', headers, body };
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
