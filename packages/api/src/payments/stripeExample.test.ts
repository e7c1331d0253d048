import type { Order } from '@marketrow/contract/schemas';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { stripe } from '../../examples/stripe.ts';
import { line, post, silentLogger, testApp } from '../../test-utils/app.ts';
import { openInMemory, type TestDatabase } from '../../test-utils/databases.ts';
import { orderBody } from '../../test-utils/orders.ts';
import { startStripeStub } from '../../test-utils/stripeStub.ts';
import { createVisitor } from '../../test-utils/visitor.ts';
import { payments } from '../database/schema.ts';
import { createPayments } from './payments.ts';
import { RefundRefused } from './provider.ts';
import { sweepPayments } from './sweep.ts';

// Embedded databases start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
beforeAll(async () => {
  database = await openInMemory();
});
afterAll(() => database.close());

let guests = 0;

/** A shop that is paid through the stub, and a guest with a cart of 15 dollars. */
async function shopFor(token = 'ctoken_ok') {
  const stub = await startStripeStub();
  const provider = stripe(stub.options);
  const visitor = createVisitor(testApp(database.orm, { payments: [provider] }));
  const guestId = `stripe-${(guests += 1)}`;
  const etag = (await visitor.save(guestId, [line({ id: 'known', price: 7.5 })])).headers.get('ETag') ?? '';
  const body = orderBody(guestId, etag, { payment: { provider: 'stripe', token } });
  const service = createPayments({ orm: database.orm, providers: [provider], logger: silentLogger });
  return {
    ...stub,
    service,
    provider,
    place: (key = 'key-1') => visitor.request('/orders', post(body, { 'Idempotency-Key': key })),
    row: async () => (await database.orm.select().from(payments).where(eq(payments.guestId, guestId)))[0],
    sweep: () => sweepPayments(database.orm, service, { abandonedAfter: 0, pause: 0 }),
    notify: (event: RequestInit) => visitor.request('/payments/stripe/webhook', event),
    /** The only intent. */
    intent() {
      const [intent] = stub.intents.values();
      if (!intent || stub.intents.size > 1) throw new Error(`${stub.intents.size} intents`);
      return intent;
    },
  };
}

it('creates and confirms one intent with manual capture, and captures it once the order is stored', async () => {
  const shop = await shopFor();
  expect((await shop.place()).status).toBe(201);
  expect(shop.calls).toEqual([
    'POST /v1/payment_intents',
    'GET /v1/payment_intents/{id}',
    'POST /v1/payment_intents/{id}/confirm',
    'POST /v1/payment_intents/{id}/capture',
  ]);
  const row = await shop.row();
  expect(shop.intent()).toMatchObject({
    status: 'succeeded',
    amount: 1_500,
    currency: 'usd',
    capture_method: 'manual',
    metadata: { payment: row?.id },
  });
  expect(row).toMatchObject({ status: 'captured', reference: shop.intent().id });
  expect((await shop.place()).status).toBe(200);
  expect(shop.calls).toHaveLength(4);
  await shop.stop();
});

it.each([
  ['ctoken_declined', 'declined'],
  ['ctoken_poor', 'insufficient-funds'],
  ['ctoken_expired', 'expired'],
  ['made-up', 'not-confirmed'],
])('answers 402 for %s', async (token, reason) => {
  const shop = await shopFor(token);
  const response = await shop.place();
  expect(response.status).toBe(402);
  expect(await response.json()).toMatchObject({ reason });
  expect(await shop.row()).toMatchObject({ status: 'failed', failure: reason });
  await shop.stop();
});

it('hands 3-D Secure over to the browser, and goes on with the same intent', async () => {
  const shop = await shopFor('ctoken_3ds');
  const asked = await shop.place();
  expect(asked.status).toBe(402);
  expect(await asked.json()).toMatchObject({ reason: 'not-confirmed', action: shop.intent().client_secret });
  shop.intent().status = 'requires_capture';
  expect((await shop.place()).status).toBe(201);
  expect(shop.intent().status).toBe('succeeded');
  await shop.stop();
});

it.each([
  'POST /v1/payment_intents',
  'GET /v1/payment_intents/{id}',
  'POST /v1/payment_intents/{id}/confirm',
  'POST /v1/payment_intents/{id}/capture',
])('has one captured intent when the answer of %s is lost', async (name) => {
  const shop = await shopFor();
  shop.loseAnswer(name);
  const isAfterCommit = name.endsWith('capture');
  expect((await shop.place()).status).toBe(isAfterCommit ? 201 : 503);
  expect((await shop.place()).status).toBe(isAfterCommit ? 200 : 201);
  await shop.sweep();
  expect(shop.intent().status).toBe('succeeded');
  expect(await shop.row()).toMatchObject({ status: 'captured' });
  await shop.stop();
});

it.each(['POST /v1/payment_intents', 'POST /v1/payment_intents/{id}/confirm'])(
  'cancels the intent of an order that is given up when the answer of %s is lost',
  async (name) => {
    const shop = await shopFor();
    shop.loseAnswer(name);
    expect((await shop.place()).status).toBe(503);
    shop.loseAnswer('POST /v1/payment_intents/{id}/cancel');
    await shop.sweep();
    await shop.sweep();
    expect(shop.intent().status).toBe('canceled');
    expect(await shop.row()).toMatchObject({ status: 'cancelled' });
    await shop.stop();
  },
);

it('takes signed events, in any order and twice', async () => {
  const shop = await shopFor();
  shop.loseAnswer('POST /v1/payment_intents/{id}/capture');
  await shop.place();
  const captured = shop.event('evt_2', 'payment_intent.succeeded', shop.intent());
  const held = shop.event('evt_1', 'payment_intent.amount_capturable_updated', shop.intent());
  for (const event of [captured, held, captured]) expect((await shop.notify(event)).status).toBe(200);
  expect(await shop.row()).toMatchObject({ status: 'captured' });
  expect((await shop.notify(shop.event('evt_3', 'x', shop.intent(), 'whsec_other'))).status).toBe(400);
  await shop.stop();
});

it('refunds in parts, each once, and follows a refund that was made at Stripe', async () => {
  const shop = await shopFor();
  const { id: orderId } = (await (await shop.place()).json()) as Order;
  shop.loseAnswer('POST /v1/refunds');
  const part = { orderId, amount: 400, key: 'line-1' };
  await expect(shop.service.refund(part)).rejects.toThrow();
  await shop.service.refund(part);
  expect(shop.intent().latest_charge).toMatchObject({ amount_refunded: 400 });
  expect(await shop.row()).toMatchObject({ refunded: 400, status: 'captured' });
  await expect(shop.service.refund({ orderId, amount: 1_101, key: 'line-2' })).rejects.toThrow(RefundRefused);
  shop.intent().latest_charge = { refunded: true, amount_refunded: 1_500 };
  await shop.notify(shop.event('evt_4', 'charge.refunded', shop.intent()));
  expect(await shop.row()).toMatchObject({ refunded: 1_500, status: 'refunded' });
  await shop.stop();
});

it('asks again later when the key of the API is wrong or Stripe is away', async () => {
  const shop = await shopFor();
  const wrong = stripe({ ...shop.options, secretKey: 'sk_test_other' });
  const request = { key: 'k', amount: 1, currency: 'USD', token: 'ctoken_ok' };
  const options = { signal: AbortSignal.timeout(5_000) };
  await expect(wrong.authorize(request, options)).rejects.toThrow('401');
  await shop.stop();
  expect((await shop.place()).status).toBe(503);
});
