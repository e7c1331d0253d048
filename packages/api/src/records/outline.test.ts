import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { post, testApp } from '../../test-utils/app.ts';
import { settings, type TestDatabase } from '../../test-utils/databases.ts';
import { products } from '../database/schema.ts';
import { createCatalogReader, raiseCatalogVersion } from './outline.ts';
import { fillWithSample } from './sample.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const slug = 'ash-dining-chair';
const put = (body: unknown) => ({ ...post(body), method: 'PUT' });

describe.each(settings)('the catalog in outline on $name', ({ open }) => {
  let database: TestDatabase;
  let writer: ReturnType<typeof testApp>;
  let reader: ReturnType<typeof testApp>;

  beforeAll(async () => {
    database = await open();
    await fillWithSample(database.orm);
    const apps = database.orms.map((orm) => testApp(orm, { catalogue: undefined }));
    [writer, reader] = [apps[0] as typeof writer, apps.at(-1) as typeof writer];
  });
  afterAll(() => database.close());

  const read = async (path: string): Promise<unknown> => (await reader.request(path)).json();
  const found = async (query: string) => {
    const { items } = (await read(`/api/search?${query}`)) as { items: { slug: string }[] };
    return items.map((product) => product.slug);
  };
  const written = async (path: string, init: RequestInit) => expect((await writer.request(path, init)).ok).toBe(true);

  it('is found by the search of every server as soon as a product is changed', async () => {
    expect(await found('q=zyxwv')).toEqual([]);
    await written(`/api/admin/products/${slug}`, put({ title: 'Zyxwv chair' }));
    expect(await found('q=zyxwv')).toEqual([slug]);
    expect(await found('q=zyxwv&lang=de')).toEqual([slug]);
    expect(await read('/api/products/search?q=zyxwv')).toEqual(['Zyxwv chair']);
    await written(`/api/admin/products/${slug}`, put({ published: false }));
    expect(await found('q=zyxwv')).toEqual([]);
  });

  it('holds made and removed products, and their number', async () => {
    const count = async () => Number((await reader.request('/api/products?limit=1')).headers.get('X-Total-Count'));
    const before = await count();
    const category = { price: 5, categories: ['groceries'] };
    await written('/api/admin/products', post({ title: 'Qwertz tea', ...category }));
    expect([await found('q=qwertz'), await count()]).toEqual([['qwertz-tea'], before + 1]);
    await written('/api/admin/products/qwertz-tea', { method: 'DELETE' });
    expect([await found('q=qwertz'), await count()]).toEqual([[], before]);
  });

  it('follows the names of categories and brands', async () => {
    await written('/api/admin/category/groceries', put({ name: 'Plughs' }));
    expect(await found('q=plughs')).not.toEqual([]);
    const [brand] = (await read('/api/brands')) as { slug: string; name: string }[];
    await written(`/api/admin/brands/${String(brand?.slug)}`, put({ name: 'Xyzzy' }));
    expect(await found('brand=xyzzy')).not.toEqual([]);
  });

  it('is kept as long as nothing changes, and is never older than its version', async () => {
    const { outline } = createCatalogReader(database.orm);
    const before = await outline('en');
    expect(await outline('en')).toBe(before);
    // The embedded database has one connection: a read waits for the transaction.
    const isAlone = database.engine === 'pglite';
    await database.orm.transaction(async (transaction) => {
      await transaction.update(products).set({ title: 'Late' }).where(eq(products.slug, slug));
      await raiseCatalogVersion(transaction);
      if (!isAlone) expect(await outline('en')).toBe(before);
    });
    const after = await outline('en');
    expect(after.products.find((product) => product.slug === slug)?.title).toBe('Late');
    expect(after.products).toHaveLength(before.products.length);
  });
});
