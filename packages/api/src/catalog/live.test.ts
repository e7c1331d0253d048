import { liveIdsLimit, liveProductSchema } from '@marketrow/contract';
import { products } from '@marketrow/fixtures';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { knownProduct, post, testApp } from '../../test-utils/app.ts';
import { openInMemory } from '../../test-utils/databases.ts';
import type { Database } from '../database/database.ts';
import { fillWithSample } from '../records/sample.ts';
import { createLiveReader } from './live.ts';

// Embedded databases start slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let database: Database;
beforeAll(async () => {
  database = await openInMemory();
});
afterAll(() => database.close());

const odd = { ...knownProduct, id: 'a,b&c', slug: 'odd', published: false, stock: 0, compareAtPrice: 12, discount: 0 };
const ask = (query: string, init?: RequestInit) =>
  testApp(database.orm, { liveProducts: createLiveReader([knownProduct, odd]) }).request(
    `/products/live${query}`,
    init,
  );

it('answers the known ids in their order, an id with a comma among them', async () => {
  const response = await ask('?ids=a%2Cb%26c&ids=unknown&ids=known&ids=known');
  expect(response.status).toBe(200);
  const answer = liveProductSchema.array().parse(await response.json());
  expect(answer).toEqual([
    {
      id: 'a,b&c',
      slug: 'odd',
      price: 10,
      discount: 0,
      compareAtPrice: 12,
      stock: 0,
      left: 0,
      soldOut: true,
      published: false,
    },
    { id: 'known', slug: 'blue-mug', price: 10, discount: 25, soldOut: false, published: true },
  ]);
});

it('may be kept by a cache, which asks again, and sets no cookie', async () => {
  const first = await ask('?ids=known');
  expect(first.headers.get('Cache-Control')).toBe('public, no-cache');
  expect(first.headers.get('Set-Cookie')).toBeNull();
  const tag = first.headers.get('ETag') ?? '';
  expect((await ask('?ids=known', { headers: { 'If-None-Match': tag } })).status).toBe(304);
  expect((await ask('?ids=a%2Cb%26c', { headers: { 'If-None-Match': tag } })).status).toBe(200);
});

it.each([
  ['no id', ''],
  ['an empty id', '?ids='],
  ['too many', `?${Array.from({ length: liveIdsLimit + 1 }, (_, index) => `ids=${String(index)}`).join('&')}`],
  ['a longer id than a product has', `?ids=${'a'.repeat(129)}`],
  ['NUL', '?ids=%00'],
])('refuses %s with 400', async (_, query) => {
  const response = await ask(query);
  expect(response.status).toBe(400);
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
});

it('answers as many as it takes', async () => {
  const query = Array.from({ length: liveIdsLimit }, (_, index) => `ids=${String(index)}`).join('&');
  expect(await (await ask(`?${query}`)).json()).toEqual([]);
});

it('answers 404 where the catalog has no live values, and 405 to writes', async () => {
  expect((await testApp(database.orm).request('/products/live?ids=known')).status).toBe(404);
  const refused = await ask('?ids=known', post({}));
  expect(refused.status).toBe(405);
  expect(refused.headers.get('Allow')).toBe('GET, HEAD');
});

it('answers the products in the tables as they are now', async () => {
  await fillWithSample(database.orm);
  const [changed, removed, other] = products;
  if (!changed || !removed || !other) throw new Error('there are no products');
  const app = testApp(database.orm, { catalogue: undefined });
  const put = await app.request(`/api/admin/products/${changed.slug}`, {
    ...post({ price: 40, discount: 25 }),
    method: 'PUT',
  });
  expect(put.status).toBe(200);
  await app.request(`/api/admin/products/${removed.slug}`, { method: 'DELETE' });
  const query = `/products/live?${[changed, removed, other].map(({ id }) => `ids=${id}`).join('&')}`;
  expect(await (await app.request(query)).json()).toMatchObject([
    { id: changed.id, price: 40, discount: 25 },
    { id: other.id, price: other.price },
  ]);
  const reduced = { price: 40, discount: 0, compareAtPrice: 60 };
  await app.request(`/api/admin/products/${other.slug}`, { ...post(reduced), method: 'PUT' });
  expect(await (await app.request(`/products/live?ids=${other.id}`)).json()).toMatchObject([reduced]);
});
