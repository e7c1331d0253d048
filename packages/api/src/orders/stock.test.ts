import { salePriceCents } from '@marketrow/contract/money';
import { type Order, orderSchema, type SellerRow } from '@marketrow/contract/schemas';
import { products as sampleProducts } from '@marketrow/fixtures';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { line, post } from '../../test-utils/app.ts';
import { balanced, settings, type TestDatabase } from '../../test-utils/databases.ts';
import { orderBody } from '../../test-utils/orders.ts';
import { type Answering, createVisitor, type Visitor } from '../../test-utils/visitor.ts';
import { products, variants } from '../database/schema.ts';
import { fillWithSample } from '../records/sample.ts';

// Embedded databases start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const slug = 'marlow-the-bear-32-cm';

describe.each(settings)('orders from the tables on $name', ({ open }) => {
  let database: TestDatabase;
  let app: Answering;
  const bear = sampleProducts.find((product) => product.slug === slug);
  const id = bear?.id ?? '';

  beforeAll(async () => {
    database = await open();
    await fillWithSample(database.orm);
    app = balanced(database, { catalogue: undefined });
  });
  afterAll(() => database.close());

  const setStock = async (stock: number | null) => {
    await database.orm.delete(variants).where(eq(variants.productId, id));
    await database.orm.update(products).set({ stock, price: 1_000, discount: 0 }).where(eq(products.id, id));
  };
  const stockNow = async () =>
    (await database.orm.select({ stock: products.stock }).from(products).where(eq(products.id, id)))[0]?.stock;
  const buyer = async (guestId: string, qty: number) => {
    const visitor = createVisitor(app);
    visitor.cookies.set('guestId', guestId);
    const saved = await visitor.save(guestId, [line({ id, slug, price: 10, qty })]);
    return { visitor, order: () => place(visitor, guestId, saved.headers.get('ETag') ?? '') };
  };
  const place = (visitor: Visitor, guestId: string, etag: string) =>
    visitor.request('/orders', post(orderBody(guestId, etag), { 'Idempotency-Key': 'key-1' }));
  const put = (body: unknown) => ({ ...post(body), method: 'PUT' });

  it('sell exactly 10 pieces to 200 buyers at once', async () => {
    await setStock(10);
    const buyers = [];
    for (let number = 0; number < 200; number += 1) buyers.push(await buyer(`race-${String(number)}`, 1));
    // A shopper is asked to try again where the database is too busy.
    const insist = async (order: () => Promise<Response>): Promise<Response> => {
      const answer = await order();
      return answer.status === 503 ? insist(order) : answer;
    };
    const answers = await Promise.all(buyers.map(({ order }) => insist(order)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 409)).toHaveLength(190);
    expect(await stockNow()).toBe(0);
    const refused = answers.find(({ status }) => status === 409);
    expect(await refused?.json()).toMatchObject({ changed: [{ id, now: null, soldOut: true }] });
  });

  it('name what can be had of a line, and take it', async () => {
    await setStock(3);
    const { visitor, order } = await buyer('scarce', 5);
    const refused = await order();
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ changed: [{ id, was: 10, now: 10, available: 3 }] });
    expect(await stockNow()).toBe(3);
    const saved = await visitor.save('scarce', [line({ id, slug, price: 10, qty: 3 })]);
    const body = orderBody('scarce', saved.headers.get('ETag') ?? '');
    const placed = await visitor.request('/orders', post(body, { 'Idempotency-Key': 'key-2' }));
    expect(placed.status).toBe(201);
    expect(await stockNow()).toBe(0);
    // A repeated call takes nothing a second time.
    expect((await visitor.request('/orders', post(body, { 'Idempotency-Key': 'key-2' }))).status).toBe(200);
    expect(await stockNow()).toBe(0);
  });

  it('count choices that draw from one stock together', async () => {
    await setStock(3);
    const color = bear?.colors[0]?.slice(1) ?? '';
    const visitor = createVisitor(app);
    visitor.cookies.set('guestId', 'choices');
    const lines = [line({ id, slug, price: 10, qty: 2 }), line({ id: `${id}~${color}~`, slug, price: 10, qty: 2 })];
    const saved = await visitor.save('choices', lines);
    const refused = await place(visitor, 'choices', saved.headers.get('ETag') ?? '');
    expect(await refused.json()).toMatchObject({ changed: [{ id: `${id}~${color}~`, available: 1 }] });
    expect(await stockNow()).toBe(3);
  });

  it('give pieces and money back when they are cancelled', async () => {
    await setStock(4);
    const { visitor, order } = await buyer('cancel', 3);
    const placed = (await (await order()).json()) as Order;
    expect(orderSchema.parse(placed)).toEqual(placed);
    expect(await stockNow()).toBe(1);
    const cancelled = await visitor.request(`/api/admin/orders/${placed.id}`, put({ status: 'Cancelled' }));
    expect(cancelled.status).toBe(200);
    expect(await stockNow()).toBe(4);
    // Its money is gone.
    const revived = await visitor.request(`/api/admin/orders/${placed.id}`, put({ status: 'Pending' }));
    expect(revived.status).toBe(409);
    expect(await stockNow()).toBe(4);
  });

  it('are unknown by an id that no table can hold', async () => {
    const { visitor } = await buyer('nul', 1);
    for (const area of ['admin', 'vendor']) {
      const refused = await visitor.request(`/api/${area}/orders/a%00b`, put({ status: 'Processing' }));
      expect(refused.status, area).toBe(404);
    }
  });

  it('book the share of each shop once it has delivered, and take it back', async () => {
    await setStock(null);
    const { visitor, order } = await buyer('earning', 2);
    const placed = (await (await order()).json()) as Order;
    const shopName = placed.parts?.[0]?.shopName;
    expect(placed.parts).toMatchObject([{ shop: bear?.shop?.id, shopName: bear?.shop?.name, status: 'Pending' }]);
    const rows = async () => {
      const all = (await (await visitor.request('/api/admin/earning-history')).json()) as {
        orderNo: string;
        sellerEarning: number;
        adminCommission: number;
      }[];
      return all.filter(({ orderNo }) => orderNo === placed.id);
    };
    const balance = async () => {
      const sellers = (await (await visitor.request('/api/admin/sellers')).json()) as SellerRow[];
      return sellers.find((seller) => seller.shopName === shopName)?.balance ?? 0;
    };
    const before = await balance();
    expect(await rows()).toEqual([]);
    await visitor.request(`/api/admin/orders/${placed.id}`, put({ status: 'Delivered' }));
    const [earning] = await rows();
    expect((earning?.sellerEarning ?? 0) + (earning?.adminCommission ?? 0)).toBe(20);
    expect(await balance()).toBeCloseTo(before + (earning?.sellerEarning ?? 0), 2);
    await visitor.request(`/api/admin/orders/${placed.id}`, put({ status: 'Processing' }));
    expect(await rows()).toEqual([]);
    expect(await balance()).toBeCloseTo(before, 2);
  });

  it('keep what two sellers of one order do at the same time, and one request for a line', async () => {
    const chair = sampleProducts.find(
      (product) => product.shop && product.shop.id !== bear?.shop?.id && !product.variants,
    );
    await setStock(null);
    const visitor = createVisitor(app);
    visitor.cookies.set('guestId', 'two-shops');
    const price = salePriceCents(chair?.price ?? 0, chair?.discount ?? 0) / 100;
    const lines = [line({ id, slug, price: 10, qty: 1 }), line({ id: chair?.id, price, qty: 1 })];
    const saved = await visitor.save('two-shops', lines);
    const placed = (await (await place(visitor, 'two-shops', saved.headers.get('ETag') ?? '')).json()) as Order;
    const shops = (placed.parts ?? []).map(({ shop }) => shop);
    expect(shops).toHaveLength(2);
    for (const status of ['Processing', 'Delivered']) {
      const steps = shops.map((shop) =>
        visitor.request(`/api/vendor/orders/${placed.id}?shop=${shop}`, put({ status })),
      );
      expect((await Promise.all(steps)).map((answer) => answer.status)).toEqual([200, 200]);
      const now = (await (await visitor.request(`/api/users/order?id=${placed.id}`)).json()) as Order;
      expect(now).toMatchObject({ status, parts: [{ status }, { status }] });
    }
    const wish = post({ orderNo: placed.id, line: 0, reason: 'Damaged' });
    const asked = await Promise.all(
      Array.from({ length: 6 }, () => visitor.request('/api/users/refund-requests', wish)),
    );
    expect(asked.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });
});
