import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// Each test loads the module anew: it keeps what it has read as long as the page.
const load = async () => (await import('./readLive')).readLive;

let calls: string[][];
let answer: (ids: readonly string[]) => Response | Promise<Response>;
const values = (id: string) => ({ id, slug: id, price: 5, discount: 0, soldOut: false, published: id !== 'held' });

beforeEach(() => {
  vi.resetModules();
  calls = [];
  answer = (ids) => Response.json(ids.filter((id) => !id.startsWith('gone')).map(values));
  vi.stubGlobal('fetch', (address: string) => {
    const ids = new URL(address, 'http://shop.example').searchParams.getAll('ids');
    calls.push(ids);
    return Promise.resolve(answer(ids));
  });
});
afterEach(() => void vi.unstubAllGlobals());

it('asks once for all ids of a page, also with a comma, and keeps the answers', async () => {
  const readLive = await load();
  const found = await Promise.all(['b', 'a,&', 'gone', 'held', 'b'].map(readLive));
  expect(found.map((live) => live && live.id)).toEqual(['b', 'a,&', null, null, 'b']);
  await readLive('b');
  expect(calls).toEqual([['a,&', 'b', 'gone', 'held']]);
});

it('asks for a hundred at a time', async () => {
  const readLive = await load();
  const ids = Array.from({ length: 130 }, (_, index) => String(index));
  expect((await Promise.all(ids.map(readLive))).every(Boolean)).toBe(true);
  expect(calls.map(({ length }) => length)).toEqual([100, 30]);
});

it.each([
  ['fails', () => new Response('', { status: 503 })],
  ['cannot be reached', () => Promise.reject(new TypeError('network'))],
  ['is a page', () => new Response('<h1>Shop</h1>')],
  ['is another thing', () => Response.json({ error: 'no' })],
])('knows nothing where the answer %s, and asks again later', async (_, failing) => {
  const readLive = await load();
  answer = failing;
  expect(await readLive('a')).toBeUndefined();
  answer = (ids) => Response.json(ids.map(values));
  expect(await readLive('a')).toMatchObject({ price: 5 });
});

it('does not empty a shop whose catalog knows nothing', async () => {
  const readLive = await load();
  const ids = Array.from({ length: 10 }, (_, index) => `gone-${String(index)}`);
  expect(await Promise.all(ids.map(readLive))).toEqual(ids.map(() => undefined));
  expect(await readLive('gone')).toBeNull();
});

it('asks again on a page that the browser brings back', async () => {
  const readLive = await load();
  await readLive('a');
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await readLive('a');
  expect(calls).toHaveLength(2);
});
