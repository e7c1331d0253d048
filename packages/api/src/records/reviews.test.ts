import { administratorId, orders, products as sampleProducts, users } from '@marketrow/fixtures';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { post, testApp } from '../../test-utils/app.ts';
import { engines, type TestDatabase } from '../../test-utils/databases.ts';
import { storeOrder } from '../../test-utils/orders.ts';
import { beginSession } from '../accounts/sessions.ts';
import { customers } from '../database/schema.ts';
import { fillWithSample } from './sample.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

interface Written {
  name: string;
  comment: string;
  verified?: boolean;
}

describe.each(engines)('reviews on $name', ({ open }) => {
  let database: TestDatabase;
  let app: ReturnType<typeof testApp>;
  const tokens = new Map<string, string>();
  const customerIds = new Map<string, string>();
  const [, buyer = '', stranger = ''] = users.map(({ id }) => id).filter((id) => id !== administratorId);

  beforeAll(async () => {
    database = await open();
    await fillWithSample(database.orm);
    app = testApp(database.orm, { access: 'roles', catalogue: undefined });
    for (const id of [buyer, stranger, administratorId]) {
      const role = id === administratorId ? ('admin' as const) : ('shopper' as const);
      const [row] = await database.orm.update(customers).set({ role }).where(eq(customers.userId, id)).returning();
      customerIds.set(id, row?.id ?? '');
      tokens.set(id, await beginSession(database.orm, row?.id ?? '', undefined));
    }
  });
  afterAll(() => database.close());

  const ask = async (user: string, method: string, path: string, body: unknown = {}) => {
    const cookie = { Cookie: `session=${tokens.get(user) ?? ''}` };
    const init = method === 'GET' ? { headers: cookie } : { ...post(body, cookie), method };
    return app.request(path, init);
  };
  const reviewsOf = async (slug: string) =>
    (await (await ask(buyer, 'GET', `/api/product/reviews?slug=${slug}`)).json()) as Written[];
  const write = async (user: string, slug: string, body: object) =>
    (await (
      await ask(user, 'POST', `/api/product/reviews?slug=${slug}`, { rating: 5, comment: 'Good.', ...body })
    ).json()) as Written;

  it('are verified while the author has an order with the product that was not canceled', async () => {
    const sold = new Set(orders.flatMap(({ items }) => items.map((item) => item.product_slug)));
    const product = sampleProducts.find((one) => !sold.has(one.slug));
    if (!product)
      throw new Error(
        'mr: every product is in an order. The test needs one that nobody has bought. See the orders of the sample.',
      );
    const { id, slug } = product;
    const order = { id: `order-${buyer}`, customerId: customerIds.get(buyer) ?? '' };
    // A request cannot mark itself.
    expect(await write(stranger, slug, { comment: 'Never bought.', verified: true })).not.toHaveProperty('verified');
    await storeOrder(database.orm, order, id);
    expect(await write(buyer, slug, { comment: 'Bought.' })).toMatchObject({ verified: true });
    const marks = async () =>
      (await reviewsOf(slug)).slice(0, 2).map(({ comment, verified }) => [comment, verified ?? false]);
    expect(await marks()).toEqual([
      ['Bought.', true],
      ['Never bought.', false],
    ]);
    const change = (status: string) => ask(administratorId, 'PUT', `/api/admin/orders/${order.id}`, { status });
    expect((await change('Cancelled')).status).toBe(200);
    expect((await marks())[0]).toEqual(['Bought.', false]);
    await change('Pending');
    expect((await marks())[0]).toEqual(['Bought.', true]);
  });
});
