import type { Order } from '@marketrow/contract/schemas';
import { products as sampleProducts } from '@marketrow/fixtures';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ada, credentialsOf, seedPeople } from '../../test-utils/accounts.ts';
import { line, post, silentLogger } from '../../test-utils/app.ts';
import { balanced, settings, type TestDatabase } from '../../test-utils/databases.ts';
import { orderBody } from '../../test-utils/orders.ts';
import { createVisitor } from '../../test-utils/visitor.ts';
import { consoleMailer, type Mail } from '../accounts/mailer.ts';
import { createTableCatalogue } from '../carts/catalogue.ts';
import { purge } from '../database/purge.ts';
import { loginLimits, products, stockNotices, variants } from '../database/schema.ts';
import { fillWithSample } from '../records/sample.ts';
import { createNotices } from './notices.ts';

// Embedded databases start slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const slug = 'marlow-the-bear-32-cm';
const bear = sampleProducts.find((product) => product.slug === slug);
const id = bear?.id ?? '';
const hex = bear?.colors[1]?.slice(1) ?? '';
const shop = 'https://shop.example';

describe.each(settings)('notices about stock on $name', ({ open }) => {
  let database: TestDatabase;
  const mails: Mail[] = [];
  let failing = 0;
  const send = (mail: Mail) => {
    failing -= 1;
    if (failing >= 0) throw new Error('no mail service');
    mails.push(mail);
  };
  const parts = () => ({
    orm: database.orm,
    catalogue: createTableCatalogue(database.orm),
    mailer: { send },
    publicUrl: () => shop,
    logger: silentLogger,
  });

  beforeAll(async () => {
    database = await open();
    await fillWithSample(database.orm);
    await seedPeople(database.orm);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of [stockNotices, loginLimits]) await database.orm.delete(table);
    await setStock(0);
    mails.length = 0;
    failing = 0;
  });

  const notices = () => createNotices(parts());
  const app = () =>
    balanced(database, { catalogue: undefined, notices: notices(), allowedOrigins: ['https://pages.example'] });
  const visitor = () => createVisitor(app());
  const wish = (changes: object = {}) => ({ id, email: 'Cleo@Example.com', language: 'en', ...changes });
  const ask = (changes: object = {}, headers: Record<string, string> = {}) =>
    visitor().request('/stock-notices', post(wish(changes), headers));
  const remove = (token: string) => visitor().request('/stock-notices', { ...post({ token }), method: 'DELETE' });
  const setStock = async (stock: number, ...own: { id: string; stock: number }[]) => {
    await database.orm.delete(variants).where(eq(variants.productId, id));
    await database.orm.update(products).set({ stock, price: 1_000, discount: 0 }).where(eq(products.id, id));
    for (const variant of own) await database.orm.insert(variants).values({ ...variant, productId: id });
  };
  const changeProduct = (fields: object) =>
    visitor().request(`/api/admin/products/${slug}`, { ...post(fields), method: 'PUT' });
  const rows = () => database.orm.select().from(stockNotices);
  const tokenOf = async (answer: Response) => ((await answer.json()) as { token: string }).token;

  it('answer the same, whether or not another has asked, and keep one row', async () => {
    const first = await ask();
    expect(first.status).toBe(202);
    expect(first.headers.get('Cache-Control')).toBe('no-store');
    const body = (await first.json()) as object;
    expect(body).toEqual({ token: expect.any(String) as string, mails: true });
    expect(await (await ask({ email: 'cleo@example.com' })).json()).toEqual(body);
    expect(await rows()).toMatchObject([{ lineId: id, productId: id, email: 'cleo@example.com', dueAt: null }]);
  });

  it('refuse what is not sold, what is in stock, and what no row could hold', async () => {
    expect((await ask({ id: 'unknown' })).status).toBe(404);
    expect((await ask({ id: `${id}~000000~` })).status).toBe(404);
    for (const odd of [{ id: 'a\0b' }, { email: 'cleo' }, { language: 'english' }, { more: 1 }])
      expect((await ask(odd)).status, JSON.stringify(odd)).toBe(400);
    await setStock(2);
    expect((await ask()).status).toBe(409);
    expect(await rows()).toEqual([]);
    expect((await visitor().request('/stock-notices')).status).toBe(405);
  });

  it('are limited by address', async () => {
    for (let count = 0; count < 20; count += 1) expect((await ask()).status).toBe(202);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('send one mail each once the administrator has stock again', async () => {
    await ask();
    await ask({ email: 'dora@example.com', language: 'de' }, { Origin: 'https://pages.example' });
    await ask({ id: `${id}~${hex}~`, email: 'choice@example.com' });
    expect((await changeProduct({ price: 12 })).status).toBe(200);
    expect((await rows()).map(({ dueAt }) => dueAt)).toEqual([null, null, null]);

    expect((await changeProduct({ stock: 3 })).status).toBe(200);
    await vi.waitFor(async () => expect(await rows()).toEqual([]));
    expect(mails.map(({ to }) => to).toSorted()).toEqual([
      'choice@example.com',
      'cleo@example.com',
      'dora@example.com',
    ]);
    const english = mails.find(({ to }) => to.startsWith('cleo'));
    expect(english).toMatchObject({ kind: 'back-in-stock', link: `${shop}/products/${slug}`, language: 'en' });
    expect(english?.subject).toBe(`Back in stock: ${bear?.title ?? ''}`);
    expect(english?.text).toContain(english?.unsubscribe);
    const german = mails.find(({ to }) => to.startsWith('dora'));
    expect(german?.link).toBe(`https://pages.example/de/products/${slug}`);
    expect(german?.text).toContain('wieder vorrätig');

    // Once: more stock tells nobody again.
    await changeProduct({ stock: 9 });
    await notices().queue();
    expect(await notices().send()).toBe(0);
    expect(mails).toHaveLength(3);
  });

  it('wait for the choice that was asked for', async () => {
    const red = `${id}~${hex}~`;
    await setStock(4, { id: red, stock: 0 });
    expect((await ask()).status).toBe(409);
    expect((await ask({ id: red })).status).toBe(202);
    await changeProduct({ stock: 5 });
    await notices().queue();
    expect(await notices().send()).toBe(0);
    // Written by another system: the sweep finds it.
    await database.orm.update(variants).set({ stock: 1 }).where(eq(variants.id, red));
    await notices().queue();
    expect(await notices().send()).toBe(1);
  });

  it('follow a cancel that gives stock back', async () => {
    await setStock(2);
    const buyer = visitor();
    buyer.cookies.set('guestId', 'notice-buyer');
    const saved = await buyer.save('notice-buyer', [line({ id, slug, price: 10, qty: 2 })]);
    const placed = await buyer.request(
      '/orders',
      post(orderBody('notice-buyer', saved.headers.get('ETag') ?? ''), { 'Idempotency-Key': crypto.randomUUID() }),
    );
    expect(placed.status).toBe(201);
    expect((await ask()).status).toBe(202);
    const { id: orderId } = (await placed.json()) as Order;
    await buyer.request(`/api/admin/orders/${orderId}`, { ...post({ status: 'Cancelled' }), method: 'PUT' });
    await vi.waitFor(() => expect(mails).toMatchObject([{ to: 'cleo@example.com' }]));
  });

  it('belong to the transaction of the stock: one that is rolled back sends nothing', async () => {
    await ask();
    const rollback = database.orm.transaction(async (transaction) => {
      await transaction.update(products).set({ stock: 1 }).where(eq(products.id, id));
      await notices().queue(transaction, [id]);
      throw new Error('rolled back');
    });
    await expect(rollback).rejects.toThrow('rolled back');
    expect(await notices().send()).toBe(0);
    expect(await rows()).toMatchObject([{ dueAt: null }]);
  });

  it('are sent after a crash or a failure, and by one of two processes', async () => {
    await ask();
    await ask({ email: 'dora@example.com' });
    failing = 2;
    await database.orm.update(products).set({ stock: 1 }).where(eq(products.id, id));
    await notices().queue();
    expect(await notices().send()).toBe(0);
    expect(await rows()).toHaveLength(2);
    // Not at once again.
    expect(await notices().send()).toBe(0);
    await database.orm.update(stockNotices).set({ dueAt: sql`now()` });
    const sent = await Promise.all([notices().send(), notices().send()]);
    expect(sent[0] + sent[1]).toBe(2);
    expect(mails).toHaveLength(2);
  });

  it('are taken back by their token, and all of an address by that of a mail', async () => {
    const token = await tokenOf(await ask());
    await ask({ id: `${id}~${hex}~` });
    await ask({ email: 'dora@example.com' });
    for (const wrong of ['x', `${token}x`, `${token.split('.')[0] ?? ''}.`]) {
      expect((await remove(wrong)).status).toBe(204);
      expect(await rows()).toHaveLength(3);
    }
    expect((await remove(token)).status).toBe(204);
    expect(await rows()).toHaveLength(2);
    expect((await remove(token)).status).toBe(204);

    const mailed = await tokenOf(await ask());
    expect(mailed).toBe(token);
    await database.orm
      .update(stockNotices)
      .set({ dueAt: sql`now()` })
      .where(eq(stockNotices.lineId, id));
    await notices().send();
    const stop = new URL(mails.find(({ to }) => to.startsWith('cleo'))?.unsubscribe ?? '').searchParams.get('token');
    expect(await rows()).toMatchObject([{ email: 'cleo@example.com' }]);
    expect((await remove(stop ?? '')).status).toBe(204);
    expect(await rows()).toEqual([]);
  });

  it('go with the account of the address, are in its export, and go after a year', async () => {
    await ask({ email: ada.email });
    await ask();
    const accounts = { mailer: { send }, publicUrl: () => shop };
    const owner = createVisitor(balanced(database, { catalogue: undefined, accounts }));
    expect((await owner.login(credentialsOf(ada))).status).toBe(200);
    const exported = (await (await owner.request('/account/export')).json()) as object;
    expect(exported).toMatchObject({ stockNotices: [{ lineId: id, email: ada.email.toLowerCase(), language: 'en' }] });
    const deleted = await owner.request('/account', { ...post({ password: ada.password }), method: 'DELETE' });
    expect(deleted.status).toBe(204);
    expect(await rows()).toMatchObject([{ email: 'cleo@example.com' }]);
    await database.orm.update(stockNotices).set({ askedAt: sql`now() - interval '366 days'` });
    await purge(database.orm);
    expect(await rows()).toEqual([]);
  });

  it('say that no mail comes where mails are printed', () => {
    expect(createNotices({ ...parts(), mailer: consoleMailer }).mails).toBe(false);
  });
});
