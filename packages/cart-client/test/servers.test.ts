import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartItem } from '../src/types.ts';
import { stubPage } from './support/browser.ts';
import { LiteralServer } from './support/literal.ts';
import { begin, line, pass, World } from './support/world.ts';

/* Servers and proxies that do something else with a save than to store it. */

let world: World;
let server: LiteralServer;
beforeEach(() => {
  vi.useFakeTimers();
  world = new World();
  world.jar.set('guestId=guest-0');
  server = new LiteralServer();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a server that stores something else than it is sent', () => {
  const habits: [name: string, store: (items: CartItem[]) => CartItem[], shown: Record<string, number>][] = [
    ['caps', (items) => items.map((item) => ({ ...item, qty: Math.min(item.qty, 10) })), { a: 10, 'cafe\u0301': 1 }],
    ['drops', (items) => items.filter(({ id }) => id !== 'a'), { 'cafe\u0301': 1 }],
    [
      'renames',
      (items) => items.map((item) => ({ ...item, id: String(item.id).normalize('NFC') })),
      { a: 12, 'caf\u00e9': 1 },
    ],
  ];

  it.each(habits)(
    '%s lines is asked again once, without locks and tags, and its word holds',
    async (_, store, shown) => {
      server.store = store;
      const cart = world.open({ fetch: server.fetch, locks: null });
      await begin(cart);
      cart.setItem(line('a', 12));
      cart.setItem(line('cafe\u0301', 1));
      await pass(60_000);
      expect(server.count('POST')).toBeLessThanOrEqual(2);
      expect(Object.fromEntries(cart.getState().items.map(({ id, qty }) => [String(id), qty]))).toEqual(shown);
      expect(cart.getState().sync).toBe('clean');
      const calls = server.calls.length;
      await pass(600_000);
      expect(server.calls.length).toBe(calls);
      cart.stop();
    },
  );

  it('tells it in its answer, which is read: capped quantities and prices of the catalogue are shown at once', async () => {
    server.store = (items) => items.map((item) => ({ ...item, qty: Math.min(item.qty, 10), price: 49 }));
    server.answer = () => ({ items: server.items, rev: 1 });
    const cart = world.open({ fetch: server.fetch });
    await begin(cart);
    cart.setItem(line('a', 12, 0.01));
    expect(await cart.flush()).toBe(true);
    expect(cart.getState()).toMatchObject({ items: [line('a', 10, 49)], cents: 49_000, sync: 'clean' });
    expect(server.calls).toEqual(['GET', 'POST']);
  });
});

describe('a line that the server refuses', () => {
  const refuse = (bad: string[]) => (items: CartItem[]) =>
    items.some(({ id }) => bad.includes(String(id))) ? new Response('{"message":"no"}', { status: 400 }) : undefined;

  it('is told, and the other lines are stored', async () => {
    server.intercept = refuse(['bad']);
    const cart = world.open({ fetch: server.fetch });
    await begin(cart);
    for (const id of ['a', 'b', 'bad', 'c', 'd']) cart.setItem(line(id, 1));
    expect(await cart.flush()).toBe(false);
    expect(server.quantities).toEqual({ a: 1, b: 1, c: 1, d: 1 });
    expect(cart.getState()).toMatchObject({
      sync: 'rejected',
      count: 5,
      error: { code: 'save-refused', status: 400, line: 'bad' },
    });
    expect(cart.isPending('bad')).toBe(true);
    expect(cart.isPending('a')).toBe(false);
    expect(server.count('POST')).toBeLessThanOrEqual(8);
    // Another change does not send it again; its own does.
    const before = server.count('POST');
    cart.setItem(line('e', 1));
    await pass(60_000);
    expect(server.count('POST')).toBe(before + 1);
    expect(server.quantities).toHaveProperty('e');
    cart.remove('bad');
    await pass(0);
    expect(cart.getState()).toMatchObject({ sync: 'clean', error: null, count: 5 });
  });

  it('does not bind a server that refuses everything for long', async () => {
    server.intercept = () => new Response('{}', { status: 422 });
    const cart = world.open({ fetch: server.fetch });
    await begin(cart);
    for (let n = 0; n < 150; n += 1) cart.setItem(line(`line-${n}`, 1));
    await pass(600_000);
    expect(server.count('POST')).toBeLessThanOrEqual(20);
    expect(cart.getState()).toMatchObject({
      sync: 'rejected',
      count: 150,
      error: { code: 'save-refused', line: null },
    });
    server.intercept = () => undefined;
    expect(await cart.flush()).toBe(true);
    expect(Object.keys(server.quantities).length).toBe(150);
    expect(cart.getState().error).toBeNull();
  });

  it('is sent again with the next page', async () => {
    server.intercept = refuse(['bad']);
    const cart = world.open({ fetch: server.fetch });
    await begin(cart);
    cart.setItem(line('bad', 1));
    await pass(0);
    world.kill(cart);
    server.intercept = () => undefined;
    const next = world.open({ fetch: server.fetch });
    await begin(next);
    expect(await next.flush()).toBe(true);
    expect(server.quantities).toEqual({ bad: 1 });
  });
});

describe('entity tags', () => {
  it('that a compressing proxy has marked are sent without the mark, which the server does not know', async () => {
    const tagged = (body: unknown, status = 200) => Response.json(body, { status, headers: { etag: '"5-gzip"' } });
    const cart = world.open({
      fetch: (url, init) => {
        const { 'if-match': tag } = (init?.headers ?? {}) as Record<string, string>;
        if (!init?.body) return Promise.resolve(tagged(server.items));
        if (tag && tag !== '"5"') return Promise.resolve(new Response(null, { status: 412 }));
        return server.fetch(url, init);
      },
    });
    await begin(cart);
    cart.setItem(line('a', 2));
    await pass(60_000);
    expect(server.quantities).toEqual({ a: 2 });
    expect(cart.getState()).toMatchObject({ sync: 'clean', error: null });
  });

  describe('when a cache answers the loads after a 412', () => {
    /** A server with tags, another device's line in it, and in front of its loads a cache that has the cart of before. */
    function behindCache(stale: () => Response, refusal: number) {
      let revision = 1;
      const tagged = (body: unknown) => Response.json(body, { headers: { etag: `"${revision}"` } });
      const logged = vi.fn();
      const seen = { isCached: false, unconditional: 0, logged };
      const cart = world.open({
        logger: { error: logged },
        fetch: async (url, init) => {
          if (!init?.body) return seen.isCached ? stale() : tagged(server.items);
          const { 'if-match': tag } = init.headers as Record<string, string>;
          if (tag === undefined) seen.unconditional += 1;
          else if (tag !== `"${revision}"`) return new Response('{}', { status: refusal });
          revision += 1;
          return tagged(await (await server.fetch(url, init)).json());
        },
      });
      return {
        cart,
        seen,
        saveElsewhere() {
          server.items = [line('theirs', 1)];
          revision += 1;
          seen.isCached = true;
        },
      };
    }

    it.each([
      ['with the old tag', () => Response.json([], { headers: { etag: '"1"' } })],
      ['with the old tag, marked by a proxy', () => Response.json([], { headers: { etag: '"1-gzip"' } })],
      ['with a weak tag', () => Response.json([], { headers: { etag: 'W/"2"' } })],
      ['without a tag', () => Response.json([])],
    ])('%s, waits, says so, and keeps both sides', async (_, stale) => {
      const { cart, seen, saveElsewhere } = behindCache(stale, 412);
      await begin(cart);
      saveElsewhere();
      cart.setItem(line('mine', 1));
      await pass(120_000);
      expect(server.quantities).toEqual({ theirs: 1 });
      expect(cart.getState()).toMatchObject({ sync: 'waiting', error: { line: null } });
      expect(seen.logged).toHaveBeenCalled();
      seen.isCached = false;
      await pass(60_000);
      expect(server.quantities).toEqual({ theirs: 1, mine: 1 });
      expect(cart.getState()).toMatchObject({ sync: 'clean', error: null });
      expect(seen.unconditional).toBe(0);
    });

    it('stores nothing over them where a 409 says that the tag is old', async () => {
      const { cart, seen, saveElsewhere } = behindCache(() => Response.json([], { headers: { etag: '"1"' } }), 409);
      await begin(cart);
      saveElsewhere();
      cart.setItem(line('mine', 1));
      await pass(120_000);
      expect(cart.getState()).toMatchObject({ sync: 'rejected', error: { code: 'save-refused', status: 409 } });
      seen.isCached = false;
      expect(await cart.flush()).toBe(true);
      expect(server.quantities).toEqual({ theirs: 1, mine: 1 });
      expect(seen.unconditional).toBe(0);
    });
  });

  it('that are outdated may be answered with 409: the cart is loaded again and both sides are kept', async () => {
    let revision = 1;
    const cart = world.open({
      fetch: async (url, init) => {
        const { 'if-match': tag } = (init?.headers ?? {}) as Record<string, string>;
        if (init?.body && tag !== `"${revision}"`) return Response.json({}, { status: 409 });
        if (init?.body) revision += 1;
        const answer = await server.fetch(url, init);
        return Response.json(await answer.json(), { headers: { etag: `"${revision}"` } });
      },
    });
    await begin(cart);
    server.items = [line('theirs', 1)];
    revision = 2;
    cart.setItem(line('mine', 1));
    expect(await cart.flush()).toBe(true);
    expect(server.quantities).toEqual({ theirs: 1, mine: 1 });
  });

  it('do not make a loop of a 409 that means something else', async () => {
    const saves = vi.fn();
    const cart = world.open({
      fetch: (_, init) => {
        if (init?.body) saves();
        return Promise.resolve(Response.json([], { status: init?.body ? 409 : 200, headers: { etag: '"1"' } }));
      },
    });
    await begin(cart);
    cart.setItem(line('a', 1));
    await pass(600_000);
    expect(saves.mock.calls.length).toBeLessThanOrEqual(6);
    expect(cart.getState()).toMatchObject({
      sync: 'rejected',
      error: { code: 'save-refused', status: 409, line: null },
    });
  });
});

it('does not take the answer of another address for a save, and believes a load that shows it', async () => {
  let isStored = false;
  const cart = world.open({
    fetch: async (url, init) => {
      const answer = await (init?.body && !isStored ? Response.json({}) : server.fetch(url, init));
      if (init?.body) Object.defineProperty(answer, 'redirected', { value: true });
      return answer;
    },
  });
  await begin(cart);
  cart.setItem(line('a', 2));
  await pass(1_000);
  expect(cart.getState()).toMatchObject({ sync: 'waiting', error: { code: 'save-failed', line: null } });
  expect(world.storage.entries.size).toBeGreaterThan(0);
  isStored = true;
  await pass(60_000);
  expect(cart.getState()).toMatchObject({ sync: 'clean', error: null });
  expect(server.quantities).toEqual({ a: 2 });
  expect(server.count('POST')).toBe(1);
});

it('takes 204 for an empty cart', async () => {
  const cart = world.open({ fetch: () => Promise.resolve(new Response(null, { status: 204 })) });
  await begin(cart);
  expect(cart.getState()).toMatchObject({ status: 'ready', items: [], error: null });
});

it('drops a line whose price no sum can hold', async () => {
  server.items = [line('a', 1), line('b', 9, 1e308)];
  const cart = world.open({ fetch: server.fetch });
  await begin(cart);
  expect(cart.getState()).toMatchObject({ items: [line('a', 1)], cents: 5765 });
});

it('tells a load that failed, and saves with the credentials it was given', async () => {
  const modes = new Set<unknown>();
  let status = 500;
  const cart = world.open({
    credentials: 'include',
    fetch: (url, init) => {
      modes.add(init?.credentials);
      return status === 200 ? server.fetch(url, init) : Promise.resolve(new Response('{}', { status }));
    },
  });
  void cart.start();
  await pass(0);
  expect(cart.getState()).toMatchObject({ status: 'loading', error: { code: 'load-failed', status: 500, line: null } });
  status = 200;
  cart.setItem(line('a', 1));
  await pass(60_000);
  expect(cart.getState()).toMatchObject({ status: 'ready', sync: 'clean', error: null });
  expect([...modes]).toEqual(['include']);
});

it('looks again when the page is seen again, where a server without tags would not notice another device', async () => {
  const page = stubPage();
  server.items = [line('a', 1)];
  const cart = world.open({ fetch: server.fetch });
  await begin(cart);
  page.hide(true);
  server.items = [line('a', 1), line('theirs', 1)];
  page.hide(false);
  await pass(0);
  cart.setItem(line('mine', 1));
  await cart.flush();
  expect(server.quantities).toEqual({ a: 1, theirs: 1, mine: 1 });
  cart.stop();
});
