import type { CatalogProduct } from '@marketrow/contract';
import type { Order } from '@marketrow/contract/schemas';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { knownProduct, line, post, silentLogger, testApp } from '../../test-utils/app.ts';
import { engines, type TestDatabase } from '../../test-utils/databases.ts';
import { orderBody } from '../../test-utils/orders.ts';
import {
  createTestProvider,
  type Fault,
  type ProviderCall,
  testSignature,
  testWebhook,
} from '../../test-utils/payments.ts';
import { createVisitor, type Visitor } from '../../test-utils/visitor.ts';
import { createCatalogue } from '../carts/catalogue.ts';
import type { Orm } from '../database/database.ts';
import { purge } from '../database/purge.ts';
import { orders, paymentEvents, payments } from '../database/schema.ts';
import { demoProvider } from './demo.ts';
import { createPayments } from './payments.ts';
import { RefundRefused } from './provider.ts';
import { sweepPayments } from './sweep.ts';

// Embedded databases start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const items = [line({ id: 'known', price: 7.5, qty: 2 })];
const cents = 1_500;

describe.each(engines)('payments on $name', ({ open }) => {
  let database: TestDatabase;
  let guests = 0;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  /** A shop with a provider of its own, and a guest whose cart is filled. */
  async function shopFor({ orm = database.orm, products = [knownProduct] as CatalogProduct[] } = {}) {
    const test = createTestProvider();
    const parts = { orm, catalogue: createCatalogue(products), payments: [test.provider, demoProvider] };
    const app = testApp(orm, parts);
    const guestId = `payer-${(guests += 1)}`;
    const visitor = createVisitor(app);
    visitor.cookies.set('guestId', guestId);
    const etag = await fill(visitor, guestId);
    const body = (changes: Record<string, unknown> = {}) =>
      orderBody(guestId, etag, { payment: { provider: 'test', token: 'tok_visible_to_nobody' }, ...changes });
    const place = (key = 'key-1', changes: Record<string, unknown> = {}) =>
      visitor.request('/orders', post(body(changes), { 'Idempotency-Key': key }));
    const service = createPayments({ orm: database.orm, providers: parts.payments, logger: silentLogger });
    return {
      ...test,
      app,
      guestId,
      visitor,
      etag,
      place,
      service,
      /** All that a crash has left is due. */
      sweep: () => sweepPayments(database.orm, service, { abandonedAfter: 0, pause: 0 }),
      rows: () => database.orm.select().from(payments).where(eq(payments.guestId, guestId)),
      orders: () => database.orm.select().from(orders).where(eq(orders.guestId, guestId)),
      webhook: (event: unknown, options?: { at?: number; key?: string }) =>
        visitor.request('/payments/test/webhook', testWebhook(event, options)),
    };
  }

  async function fill(visitor: Visitor, guestId: string, lines = items): Promise<string> {
    return (await visitor.save(guestId, lines)).headers.get('ETag') ?? '';
  }

  /** The same database, whose transactions fail once `isDown` says so, before they begin. */
  function failing(error: () => Error | undefined): Orm {
    return new Proxy(database.orm, {
      get(orm, name) {
        const value = Reflect.get(orm, name) as unknown;
        if (name !== 'transaction') return typeof value === 'function' ? (value.bind(orm) as unknown) : value;
        return (...args: Parameters<Orm['transaction']>) => {
          const thrown = error();
          return thrown ? Promise.reject(thrown) : orm.transaction(...args);
        };
      },
    });
  }

  const shutDown = () => Object.assign(new Error('terminating connection'), { code: '57P01' });

  it('authorizes once, captures once, and stores amount, provider and reference', async () => {
    const shop = await shopFor();
    const response = await shop.place();
    expect(response.status).toBe(201);
    const order = (await response.json()) as Order;
    expect(order.payment).toBe('test');
    const [row] = await shop.rows();
    expect(row).toMatchObject({
      provider: 'test',
      status: 'captured',
      reference: `ref_${row?.id ?? ''}`,
      amount: cents,
      currency: 'USD',
      orderId: order.id,
      data: { brand: 'visa' },
    });
    expect(shop.calls).toEqual({ authorize: 1, capture: 1, cancel: 0, refund: 0, status: 0 });
    expect(shop.money.get(row?.id ?? '')?.moves).toEqual(['authorized', 'captured']);
    expect(JSON.stringify([row, await shop.orders()])).not.toMatch(/tok_visible|never-to-be-stored/);
  });

  it('moves no money with the demo provider, and keeps the same record', async () => {
    const shop = await shopFor();
    expect((await shop.place('key-1', { payment: { provider: 'demo' } })).status).toBe(201);
    const [row] = await shop.rows();
    expect(row).toMatchObject({ provider: 'demo', status: 'captured', reference: `demo_${row?.id ?? ''}` });
    expect(shop.money.size).toBe(0);
  });

  it('refuses an unknown provider by name', async () => {
    const shop = await shopFor();
    const response = await shop.place('key-1', { payment: { provider: 'barter' } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path: 'payment.provider' }] });
    expect(await shop.rows()).toEqual([]);
  });

  it('has one captured payment of 20 calls with one key', async () => {
    const shop = await shopFor();
    shop.settings.delay = () => 20;
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.place()));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array.from({ length: 19 }, () => 200), 201]);
    expect(shop.statuses()).toEqual(['captured']);
    expect(await shop.rows()).toHaveLength(1);
  });

  it('has one captured payment of 10 calls with keys of their own, and none left authorized', async () => {
    const shop = await shopFor();
    shop.settings.delay = () => Math.random() * 20;
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => shop.place(`key-${n}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 412)]);
    expect(shop.statuses().filter((status) => status === 'captured')).toHaveLength(1);
    expect(shop.statuses()).not.toContain('authorized');
  });

  it.each<
    [string, number, (shop: { products: CatalogProduct[]; visitor: Visitor; guestId: string }) => Promise<unknown>]
  >([
    [
      'a price that changes meanwhile',
      409,
      async ({ products }) => Promise.resolve((products[0] = { ...knownProduct, price: 20 })),
    ],
    [
      'stock that goes meanwhile',
      409,
      async ({ products }) => Promise.resolve((products[0] = { ...knownProduct, stock: 0 })),
    ],
    [
      'a cart that changes meanwhile',
      412,
      ({ visitor, guestId }) => visitor.save(guestId, [...items, line({ id: 'x' })]),
    ],
  ])('cancels what was authorized for %s', async (_, status, change) => {
    const products = [knownProduct];
    const test = createTestProvider();
    const app = testApp(database.orm, {
      catalogue: (ids) => createCatalogue(products)(ids),
      payments: [test.provider],
    });
    const guestId = `payer-${(guests += 1)}`;
    const visitor = createVisitor(app);
    const etag = await fill(visitor, guestId);
    test.settings.onHeld = () => change({ products, visitor, guestId });
    const body = orderBody(guestId, etag, { payment: { provider: 'test' } });
    const response = await visitor.request('/orders', post(body, { 'Idempotency-Key': 'k' }));
    expect(response.status).toBe(status);
    expect(test.statuses()).toEqual(['cancelled']);
    expect(await visitor.load(guestId)).not.toEqual([]);
  });

  it('authorizes nothing for an order that is refused at once', async () => {
    const shop = await shopFor();
    await fill(shop.visitor, shop.guestId, [line({ id: 'unknown' })]);
    expect((await shop.place()).status).toBe(412);
    expect(shop.calls.authorize).toBe(0);
    expect(await shop.rows()).toEqual([]);
  });

  it('cancels what was authorized when the database refuses the order', async () => {
    const shop = await shopFor({ orm: failing(() => new Error('a bug')) });
    expect((await shop.place()).status).toBe(500);
    expect(shop.statuses()).toEqual(['cancelled']);
    expect(await shop.orders()).toEqual([]);
  });

  it('answers a decline with 402 and a reason, keeps the cart, and does not ask again under the key', async () => {
    const shop = await shopFor();
    shop.settings.decide = () => ({ status: 'declined', reason: 'insufficient-funds' });
    for (let tries = 0; tries < 2; tries += 1) {
      const response = await shop.place();
      expect(response.status).toBe(402);
      expect(await response.json()).toMatchObject({ title: 'Payment Required', reason: 'insufficient-funds' });
    }
    expect(shop.calls).toMatchObject({ authorize: 1, capture: 0 });
    expect(await shop.visitor.load(shop.guestId)).toHaveLength(1);
    shop.settings.decide = () => undefined;
    expect((await shop.place('key-2')).status).toBe(201);
    expect(shop.statuses()).toEqual(['captured', 'none']);
  });

  it('asks the shopper to confirm, and goes on with the same payment', async () => {
    const shop = await shopFor();
    shop.settings.decide = () => ({ status: 'action', reference: 'ref', action: 'client-secret' });
    const first = await shop.place();
    expect(first.status).toBe(402);
    expect(await first.json()).toMatchObject({ reason: 'not-confirmed', action: 'client-secret' });
    shop.settings.decide = () => undefined;
    expect((await shop.place()).status).toBe(201);
    expect(await shop.rows()).toHaveLength(1);
    expect(shop.statuses()).toEqual(['captured']);
  });

  it.each<Fault>(['before', 'after'])('goes on under the same key when the call fails %s acting', async (fault) => {
    const shop = await shopFor();
    shop.failNext('authorize', fault);
    const lost = await shop.place();
    expect(lost.status).toBe(503);
    expect(lost.headers.get('Retry-After')).toBe('2');
    expect((await shop.place()).status).toBe(201);
    expect(shop.statuses()).toEqual(['captured']);
    expect(await shop.rows()).toHaveLength(1);
  });

  it.each<Fault>(['before', 'after'])(
    'cancels a payment that is given up when its call failed %s acting',
    async (fault) => {
      const shop = await shopFor();
      shop.failNext('authorize', fault);
      await shop.place();
      await shop.sweep();
      expect(shop.statuses()).toEqual(['cancelled']);
      // The order that comes later all the same has a payment of its own.
      expect((await shop.place()).status).toBe(201);
      expect(shop.statuses()).toEqual(['cancelled', 'captured']);
    },
  );

  it('goes on with the authorization after a crash before the commit', async () => {
    let isDown = true;
    const shop = await shopFor({ orm: failing(() => (isDown ? shutDown() : undefined)) });
    expect((await shop.place()).status).toBe(503);
    expect(shop.statuses()).toEqual(['authorized']);
    isDown = false;
    expect((await shop.place()).status).toBe(201);
    expect(shop.calls.authorize).toBe(1);
    expect(shop.statuses()).toEqual(['captured']);
  });

  it('cancels what a crash before the commit has left', async () => {
    const shop = await shopFor({ orm: failing(shutDown) });
    await shop.place();
    await shop.sweep();
    expect(shop.statuses()).toEqual(['cancelled']);
    expect(await shop.orders()).toEqual([]);
  });

  it('cancels an attempt that hangs when another one orders the cart', async () => {
    let isDown = true;
    const shop = await shopFor({ orm: failing(() => (isDown ? shutDown() : undefined)) });
    await shop.place('key-1');
    isDown = false;
    expect((await shop.place('key-2')).status).toBe(201);
    // Due at once, not when it is abandoned.
    await sweepPayments(database.orm, shop.service);
    expect(shop.statuses()).toEqual(['cancelled', 'captured']);
  });

  it.each<Fault>(['before', 'after'])('captures after a crash between commit and capture, %s acting', async (fault) => {
    const shop = await shopFor();
    shop.failNext('capture', fault);
    expect((await shop.place()).status).toBe(201);
    expect((await shop.rows())[0]?.status).toBe('authorized');
    expect((await shop.place()).status).toBe(200);
    await Promise.all([shop.sweep(), shop.sweep()]);
    expect(shop.statuses()).toEqual(['captured']);
    expect((await shop.rows())[0]?.status).toBe('captured');
    expect([...shop.money.values()][0]?.moves).toEqual(['authorized', 'captured']);
  });

  it.each<Fault>(['before', 'after'])('cancels again when a cancelling failed %s acting', async (fault) => {
    const shop = await shopFor({ orm: failing(() => new Error('a bug')) });
    shop.failNext('cancel', fault);
    await shop.place();
    await shop.sweep();
    expect(shop.statuses()).toEqual(['cancelled']);
    expect((await shop.rows())[0]?.status).toBe('cancelled');
  });

  it('ends a call that takes too long, and finds what came of it', async () => {
    const test = createTestProvider();
    test.settings.delay = () => 200;
    const slow = createPayments({ orm: database.orm, providers: [test.provider], logger: silentLogger, timeLimit: 50 });
    const attempt = { guestId: `payer-${(guests += 1)}`, key: 'k', fingerprint: 'f' };
    const order = { attempt, provider: test.provider, token: undefined, amount: 100, currency: 'USD' };
    await expect(slow.authorize(order)).rejects.toMatchObject({ status: 503 });
    await vi.waitFor(() => {
      expect(test.statuses()).toEqual(['authorized']);
    });
    test.settings.delay = () => 0;
    await sweepPayments(database.orm, slow, { abandonedAfter: 0, pause: 0 });
    expect(test.statuses()).toEqual(['cancelled']);
  });

  it('gives back money that was taken although no order was placed', async () => {
    const shop = await shopFor({ orm: failing(shutDown) });
    await shop.place();
    const [row] = await shop.rows();
    const held = shop.money.get(row?.id ?? '');
    if (held) held.status = 'captured';
    await shop.sweep();
    expect(shop.statuses()).toEqual(['refunded']);
    expect((await shop.rows())[0]).toMatchObject({ status: 'refunded', refunded: cents });
  });

  it('reports an order whose payment is lost', async () => {
    const shop = await shopFor();
    shop.failNext('capture', 'before');
    await shop.place();
    const [row] = await shop.rows();
    const held = shop.money.get(row?.id ?? '');
    if (held) held.status = 'cancelled';
    await shop.sweep();
    expect((await shop.rows())[0]).toMatchObject({ status: 'failed', failure: 'cancelled' });
    expect(await shop.orders()).toHaveLength(1);
  });

  describe('webhooks', () => {
    const paid = async () => {
      const shop = await shopFor();
      shop.failNext('capture', 'after');
      await shop.place();
      const [row] = await shop.rows();
      if (!row) throw new Error('no payment');
      return { ...shop, row };
    };

    it('bring a payment to what the provider says, once for each event', async () => {
      const { webhook, row, rows, calls } = await paid();
      const event = { id: `evt-${row.id}`, reference: row.reference };
      const answers = [await webhook(event), await webhook(event), await webhook(event)];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await rows())[0]?.status).toBe('captured');
      expect(calls.status).toBe(1);
    });

    it('are harmless in any order, twice at once, late, and of unknown payments', async () => {
      const { webhook, row, rows, place, statuses } = await paid();
      const events = ['captured', 'authorized', 'created'].map((name) => ({ id: `${name}-${row.id}`, key: row.id }));
      await Promise.all([...events, ...events].map((event) => webhook(event)));
      for (const event of [{ id: 'foreign', reference: 'ref_of_nobody' }, { id: 'nothing' }, null])
        expect((await webhook(event)).status).toBe(200);
      expect((await rows())[0]?.status).toBe('captured');
      expect((await place()).status).toBe(200);
      expect(statuses()).toEqual(['captured']);
    });

    it('are delivered again when they could not be applied', async () => {
      const { webhook, row, rows, failNext } = await paid();
      failNext('status', 'before');
      const event = { id: `again-${row.id}`, reference: row.reference };
      expect((await webhook(event)).status).toBe(500);
      expect((await webhook(event)).status).toBe(200);
      expect((await rows())[0]?.status).toBe('captured');
    });

    it('need the signature over the raw body, and a fresh one', async () => {
      const { webhook, visitor, row, rows } = await paid();
      const event = { id: `forged-${row.id}`, reference: row.reference };
      const path = '/payments/test/webhook';
      const signed = testWebhook(event);
      const forged: Response[] = [
        await webhook(event, { key: 'another secret' }),
        await webhook(event, { at: Date.now() - 301_000 }),
        await webhook(event, { at: Date.now() + 301_000 }),
        await visitor.request(path, { ...signed, body: '{"id":"other"}' }),
        await visitor.request(path, { ...signed, headers: {} }),
        await visitor.request(path, { ...signed, headers: { [testSignature]: 't=1,v1=' } }),
        await visitor.request(path, { ...signed, headers: { [testSignature]: 'v1,t' } }),
      ];
      expect(forged.map(({ status }) => status)).toEqual(forged.map(() => 400));
      expect((await rows())[0]?.status).toBe('authorized');
    });

    it('need neither origin nor media type, and have limits', async () => {
      const { visitor, row } = await paid();
      const event = { id: `origin-${row.id}`, reference: row.reference };
      const signed = testWebhook(event);
      const headers = { ...signed.headers, Origin: 'https://provider.test', 'Content-Type': 'text/plain' };
      expect((await visitor.request('/payments/test/webhook', { ...signed, headers })).status).toBe(200);
      const large = testWebhook({ id: 'x'.repeat(70_000) });
      expect((await visitor.request('/payments/test/webhook', large)).status).toBe(413);
      expect((await visitor.request('/payments/test/webhook')).status).toBe(405);
      for (const name of ['demo', 'nobody', '__proto__'])
        expect((await visitor.request(`/payments/${name}/webhook`, signed)).status).toBe(404);
      expect((await visitor.request('/payments', { ...signed, headers })).status).toBe(403);
    });
  });

  describe('refunds', () => {
    const paid = async () => {
      const shop = await shopFor();
      const { id: orderId } = (await (await shop.place()).json()) as Order;
      return { ...shop, give: (amount: number, key: string) => shop.service.refund({ orderId, amount, key }) };
    };

    it('give back parts, each once, and never more than was captured', async () => {
      const { give, rows, money } = await paid();
      await Promise.all([give(400, 'a'), give(400, 'a')]);
      await give(400, 'a');
      expect((await rows())[0]).toMatchObject({ status: 'captured', refunded: 400 });
      await expect(give(500, 'a')).rejects.toThrow(RefundRefused);
      for (const amount of [1_101, 0, -1, 1.5, NaN]) await expect(give(amount, 'b')).rejects.toThrow(RefundRefused);
      await give(1_100, 'b');
      expect((await rows())[0]).toMatchObject({ status: 'refunded', refunded: cents });
      expect([...money.values()][0]?.refunded).toBe(cents);
      await expect(give(1, 'c')).rejects.toThrow(RefundRefused);
    });

    it('are finished by a sweep when the answer was lost', async () => {
      const { give, rows, failNext, sweep, money } = await paid();
      failNext('refund', 'after');
      await expect(give(400, 'a')).rejects.toThrow('lost');
      await sweep();
      expect((await rows())[0]).toMatchObject({ refunded: 400 });
      expect([...money.values()][0]?.refunded).toBe(400);
    });

    it('need a captured payment', async () => {
      const shop = await shopFor();
      await expect(shop.service.refund({ orderId: 'none', amount: 1, key: 'a' })).rejects.toThrow(RefundRefused);
    });
  });

  it('ends with one captured payment for one order and none for no order, whatever is lost, repeated or pressed twice', async () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const random = randomOf(seed);
      const shop = await shopFor({ orm: failing(() => (random() < 0.15 ? shutDown() : undefined)) });
      let isCalm = false;
      shop.settings.delay = () => random() * 8;
      shop.settings.fault = (call: ProviderCall) =>
        isCalm || random() > 0.35 ? undefined : random() < 0.5 || call === 'status' ? 'before' : 'after';
      const actions = Array.from({ length: 8 }, () => async () => {
        const choice = random();
        if (choice < 0.7) await shop.place(`key-${Math.floor(random() * 3)}`);
        else if (choice < 0.8) await shop.sweep();
        else if (choice < 0.9) await fill(shop.visitor, shop.guestId);
        else
          for (const key of shop.money.keys())
            await Promise.all([
              shop.webhook({ id: `${seed}-${key}`, key }),
              shop.webhook({ id: `${seed}-${key}`, key }),
            ]);
      });
      // Half of them at once, half one after the other.
      await Promise.all(actions.slice(0, 4).map((act) => act()));
      for (const act of actions.slice(4)) await act();
      isCalm = true;
      await shop.sweep();
      await shop.sweep();

      const placed = await shop.orders();
      const rows = await shop.rows();
      const where = `seed ${seed}: ${JSON.stringify([...shop.money.values()])}`;
      expect(
        shop.statuses().filter((status) => status === 'captured'),
        where,
      ).toHaveLength(placed.length);
      expect(shop.statuses(), where).not.toContain('authorized');
      for (const { id } of placed)
        expect(
          rows.filter(({ orderId }) => orderId === id),
          where,
        ).toHaveLength(1);
      for (const row of rows) {
        const { status, amount } = shop.money.get(row.id) ?? { status: 'none', amount: row.amount };
        expect(row.orderId === null ? ['cancelled', 'none', 'failed'] : ['captured'], where).toContain(status);
        expect(row.status, where).toBe(row.orderId === null ? 'cancelled' : 'captured');
        expect(row.amount).toBe(amount);
      }
    }
  });

  it('purges payments that moved no money, and old events', async () => {
    const shop = await shopFor();
    shop.settings.decide = () => ({ status: 'declined', reason: 'expired' });
    await shop.place('key-1');
    shop.settings.decide = () => undefined;
    await shop.place('key-2');
    await shop.webhook({ id: `old-${shop.guestId}` });
    await database.orm.update(payments).set({ updatedAt: sql`now() - interval '91 days'` });
    await database.orm.update(paymentEvents).set({ at: sql`now() - interval '31 days'` });
    await purge(database.orm);
    expect((await shop.rows()).map(({ status }) => status)).toEqual(['captured']);
    expect(await database.orm.select().from(paymentEvents)).toEqual([]);
  });
});

/** Mulberry32. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  };
}
