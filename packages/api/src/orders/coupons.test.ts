import { type Order, orderSchema } from '@marketrow/contract/schemas';
import { products as sampleProducts } from '@marketrow/fixtures';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { line, post } from '../../test-utils/app.ts';
import { balanced, settings, type TestDatabase } from '../../test-utils/databases.ts';
import { orderBody } from '../../test-utils/orders.ts';
import { type Answering, createVisitor } from '../../test-utils/visitor.ts';
import { coupons, earnings, paymentRefunds, products } from '../database/schema.ts';
import { fillWithSample } from '../records/sample.ts';

// Embedded databases start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const put = (body: unknown) => ({ ...post(body), method: 'PUT' });

describe.each(settings)('coupons on $name', ({ open }) => {
  let database: TestDatabase;
  let app: Answering;
  const [one, two] = sampleProducts.filter(
    (product, index, all) =>
      product.shop && !product.variants && all.findIndex((other) => other.shop?.id === product.shop?.id) === index,
  );

  beforeAll(async () => {
    database = await open();
    await fillWithSample(database.orm);
    for (const product of [one, two])
      await database.orm
        .update(products)
        .set({ price: 1_000, discount: 0, stock: null })
        .where(eq(products.id, product?.id ?? ''));
    app = balanced(database, { catalogue: undefined });
    await make({ code: 'THIRD', kind: 'percent', value: 33.33, paidBy: 'marketplace' });
    await make({ code: 'OWN5', kind: 'amount', value: 5, paidBy: 'shop', shop: one?.shop?.id, minimum: 8 });
  });
  afterAll(() => database.close());

  const make = async (coupon: object) => {
    const made = await app.request('/api/admin/coupons', post(coupon));
    expect(made.status).toBe(201);
  };
  /** A guest with one piece of each of the two products, 10 dollars each. */
  const guest = async (guestId: string) => {
    const visitor = createVisitor(app);
    visitor.cookies.set('guestId', guestId);
    const items = [one, two].map((product) => line({ id: product?.id ?? '', price: 10, qty: 1 }));
    const saved = await visitor.save(guestId, items);
    const etag = saved.headers.get('ETag') ?? '';
    return {
      visitor,
      check: (code: string) => visitor.request('/coupons/check', post({ guestId, code })),
      order: (coupon: unknown, key = 'key-1') =>
        visitor.request('/orders', post(orderBody(guestId, etag, { coupon }), { 'Idempotency-Key': key })),
    };
  };
  const used = async (code: string) =>
    (await database.orm.select({ used: coupons.used }).from(coupons).where(eq(coupons.code, code)))[0]?.used;

  it('lower an order by what was shown, line by line, and count it once', async () => {
    const { check, order } = await guest('coupon-1');
    const checked = await check(' third ');
    expect(checked.status).toBe(200);
    expect(await checked.json()).toEqual({ code: 'THIRD', discount: 6.67 });
    const placed = await order({ code: 'third', discount: 6.67 });
    expect(placed.status).toBe(201);
    const body = (await placed.json()) as Order;
    expect(orderSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      discount: 6.67,
      totalPrice: 13.33,
      coupon: { code: 'THIRD', paidBy: 'marketplace' },
      items: [{ product_discount: 3.34 }, { product_discount: 3.33 }],
    });
    const repeated = await order({ code: 'third', discount: 6.67 });
    expect(repeated.status).toBe(200);
    expect(await repeated.json()).toEqual(body);
    expect(await used('THIRD')).toBe(1);
  });

  it('refuse an amount that the browser made up, and change nothing', async () => {
    const { order } = await guest('coupon-2');
    const before = await used('THIRD');
    for (const discount of [0, 6.66, 20]) {
      const refused = await order({ code: 'THIRD', discount }, `key-${String(discount)}`);
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({ coupon: { code: 'THIRD', reason: 'changed', discount: 6.67 } });
    }
    expect((await order({ code: 'THIRD', discount: -1 }, 'key-minus')).status).toBe(400);
    expect((await order({ code: 'NONE-SUCH', discount: 0 }, 'key-none')).status).toBe(409);
    expect(await used('THIRD')).toBe(before);
    expect((await order(undefined, 'key-plain')).status).toBe(201);
  });

  it('are given to exactly as many of 30 buyers as may use them', async () => {
    await make({ code: 'FOUR', kind: 'amount', value: 1, paidBy: 'marketplace', limit: 4 });
    const buyers = [];
    for (let number = 0; number < 30; number += 1) buyers.push(await guest(`coupon-race-${String(number)}`));
    const insist = async (order: () => Promise<Response>): Promise<Response> => {
      const answer = await order();
      return answer.status === 503 ? insist(order) : answer;
    };
    const answers = await Promise.all(buyers.map(({ order }) => insist(() => order({ code: 'FOUR', discount: 1 }))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(26);
    expect(await refused[0]?.json()).toMatchObject({ coupon: { reason: 'used-up' } });
    expect(await used('FOUR')).toBe(4);
  });

  it.each([
    ['marketplace', { code: 'THIRD', discount: 6.67 }, 10, 3.34],
    ['shop', { code: 'OWN5', discount: 5 }, 5, 0],
  ])('are borne by the %s once the goods are delivered', async (payer, coupon, sold, borne) => {
    const { visitor, order } = await guest(`coupon-${payer}`);
    const placed = (await (await order(coupon)).json()) as Order;
    await visitor.request(`/api/admin/orders/${placed.id}`, put({ status: 'Delivered' }));
    const rows = await database.orm.select().from(earnings).where(eq(earnings.orderId, placed.id));
    const own = rows.find(({ shopId }) => shopId === one?.shop?.id);
    expect((own?.seller ?? 0) + (own?.commission ?? 0)).toBe(Math.round((sold - borne) * 100));
    expect(own?.seller).toBeGreaterThan(0);
    // The seller gets the share of what was sold, whoever bears the coupon.
    expect((own?.commission ?? 0) + Math.round(borne * 100)).toBeGreaterThanOrEqual(0);
  });

  it('are taken off what a cancel and a refund give back', async () => {
    const { visitor, order } = await guest('coupon-back');
    const placed = (await (await order({ code: 'THIRD', discount: 6.67 })).json()) as Order;
    const [first, second] = placed.parts ?? [];
    await visitor.request(`/api/vendor/orders/${placed.id}?shop=${first?.shop ?? ''}`, put({ status: 'Cancelled' }));
    const refunds = await database.orm.select().from(paymentRefunds);
    expect(refunds.at(-1)?.amount).toBe(666);
    for (const status of ['Processing', 'Delivered'])
      await visitor.request(`/api/vendor/orders/${placed.id}?shop=${second?.shop ?? ''}`, put({ status }));
    const wish = post({ orderNo: placed.id, line: 1, reason: 'Damaged' });
    expect(await (await visitor.request('/api/users/refund-requests', wish)).json()).toMatchObject({ amount: 6.67 });
  });

  it('stop being tried after ten unknown codes', async () => {
    const { check } = await guest('coupon-guess');
    const statuses = [];
    for (let number = 0; number < 12; number += 1) statuses.push((await check(`GUESS-${String(number)}`)).status);
    expect(statuses.filter((status) => status === 409).length).toBeLessThanOrEqual(11);
    expect(statuses.at(-1)).toBe(429);
  });

  it('are not tried by orders or at once either', async () => {
    const { order } = await guest('coupon-guess-order');
    const byOrder = [];
    for (let number = 0; number < 12; number += 1)
      byOrder.push((await order({ code: `GUESS-${String(number)}`, discount: 0 }, `key-${String(number)}`)).status);
    expect(byOrder.at(-1)).toBe(429);
    // An order without a coupon is not held up.
    expect((await order(undefined, 'key-plain')).status).toBe(201);
    const { check } = await guest('coupon-guess-burst');
    const burst = await Promise.all(Array.from({ length: 20 }, (_, number) => check(`BURST-${String(number)}`)));
    expect(burst.filter(({ status }) => status === 409).length).toBeLessThanOrEqual(11);
  });

  it('are a seller’s for the own shop only', async () => {
    const shop = one?.shop?.id ?? '';
    const other = two?.shop?.id ?? '';
    const sent = { code: 'seller-1', kind: 'percent', value: 5, paidBy: 'marketplace', shop: other };
    const made = await app.request(`/api/vendor/coupons?shop=${shop}`, post(sent));
    expect(await made.json()).toMatchObject({ code: 'SELLER-1', shop, paidBy: 'shop' });
    expect((await app.request(`/api/vendor/coupons?shop=${shop}`, post(sent))).status).toBe(409);
    const path = `/api/vendor/coupons/SELLER-1?shop=`;
    expect((await app.request(path + other, put({ active: false }))).status).toBe(404);
    expect(await (await app.request(path + shop, put({ active: false }))).json()).toMatchObject({ active: false });
    const { check } = await guest('coupon-off');
    expect(await (await check('SELLER-1')).json()).toMatchObject({ coupon: { reason: 'ended' } });
    expect((await app.request('/api/admin/coupons', post({ code: 'NO', kind: 'percent', value: 101 }))).status).toBe(
      400,
    );
  });
});
