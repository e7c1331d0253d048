import fc from 'fast-check';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCart } from '../src/createCart.ts';
import type { Cart, CartItem } from '../src/types.ts';
import { line, memoryJar, memoryStorage } from './support/world.ts';

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('on the server', () => {
  it('import and creation touch no global, and the cart stays empty', async () => {
    const touched: string[] = [];
    const undo = ['document', 'localStorage', 'fetch', 'crypto', 'addEventListener', 'navigator'].map((name) => {
      const before = Object.getOwnPropertyDescriptor(globalThis, name);
      Object.defineProperty(globalThis, name, { configurable: true, get: () => void touched.push(name) });
      return () => {
        if (before) Object.defineProperty(globalThis, name, before);
        else Reflect.deleteProperty(globalThis, name);
      };
    });
    vi.resetModules();
    const { createCart: create } = await import('../src/index.ts');
    const { createWishlist } = await import('../src/wishlist.ts');
    await import('../src/money.ts');
    await import('../src/return-to.ts');
    await import('../src/react.ts');
    const cart = create();
    createWishlist();
    for (const run of undo) run();
    expect(touched).toEqual([]);
    cart.setItem(line('a', 1));
    cart.clear();
    await cart.start();
    expect(await cart.flush()).toBe(true);
    expect(cart.getState()).toBe(cart.getServerState());
  });

  it('a change is ignored, and the log says so', () => {
    const error = vi.fn();
    const cart = createCart({ logger: { error } });
    cart.setItem(line('a', 1));
    expect(cart.getState().items).toEqual([]);
    expect(error.mock.calls).toEqual([['mr: cart line refused: on a server.']]);
  });
});

/** What may be missing or broken in a browser, one by one and all together. */
const features = [
  'cookies',
  'storage',
  'crypto',
  'fetch',
  'logger',
  'subscriber',
  'events',
  'answers',
  'channel',
  'locks',
] as const;
/** A lock that nobody else holds. */
const granted = ((_: string, __: LockOptions, run: (lock: object) => unknown) =>
  Promise.resolve(run({}))) as LockManager['request'];
/** A server that keeps what it is sent. */
function keeper(): typeof fetch {
  let items: unknown = [];
  return (_, init) => {
    if (typeof init?.body === 'string') ({ items } = JSON.parse(init.body) as { items: unknown });
    return Promise.resolve(Response.json(items));
  };
}
const refuse = (): never => {
  throw new Error('blocked');
};

async function use(cart: Cart, values: readonly unknown[]): Promise<void> {
  const run = cart as unknown as Record<string, (...given: unknown[]) => unknown>;
  void cart.start();
  for (const [index, value] of values.entries()) {
    for (const name of ['setItem', 'add', 'remove', 'setQty']) run[name]!(value, values[index + 1]);
    run.setItem!({ ...line('a', 1), qty: value });
  }
  cart.setItem(line('a', 2));
  await vi.advanceTimersByTimeAsync(30_000);
  cart.clear();
  cart.setItem(line('a', 3));
  void cart.reload();
  void cart.flush({ timeout: 1_000 });
  await vi.advanceTimersByTimeAsync(30_000);
}

describe('never throws, never rejects', () => {
  const combinations = Array.from({ length: 2 ** features.length }, (_, bits) =>
    features.filter((__, index) => bits & (1 << index)),
  );

  it(`in all ${combinations.length} combinations of what may be broken`, async () => {
    vi.useFakeTimers();
    const rejected = vi.fn();
    process.on('unhandledRejection', rejected);
    for (const broken of combinations) {
      const has = (name: (typeof features)[number]): boolean => broken.includes(name);
      vi.stubGlobal('addEventListener', has('events') ? undefined : () => undefined);
      if (has('crypto')) vi.stubGlobal('crypto', undefined);
      const cart = createCart({
        cookies: has('cookies') ? { get: refuse, set: refuse } : memoryJar(),
        storage: has('storage') ? { getItem: refuse, setItem: refuse, removeItem: refuse } : memoryStorage(),
        channel: has('channel')
          ? refuse
          : () => ({ postMessage: () => undefined, close: () => undefined, onmessage: null }),
        locks: { request: has('locks') ? refuse : granted },
        logger: { error: has('logger') ? refuse : () => undefined },
        fetch: has('fetch') ? refuse : has('answers') ? () => Promise.resolve(new Response('<html>')) : keeper(),
      });
      if (has('subscriber')) cart.subscribe(refuse);
      await use(cart, [undefined, null, 'a', 2]);
      // Whatever is broken, the cart works for this visit.
      expect(cart.getState().items, broken.join()).toEqual([line('a', 3)]);
      cart.stop();
      cart.reset();
      vi.unstubAllGlobals();
    }
    process.off('unhandledRejection', rejected);
    expect(rejected).not.toHaveBeenCalled();
  });

  it('whatever it is given by callers, network and storage', async () => {
    vi.useFakeTimers();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.anything({ withBigInt: true, withNullPrototype: true }), { maxLength: 4 }),
        fc.json(),
        fc.json(),
        async (values, answer, stored) => {
          const jar = memoryJar();
          jar.set('guestId=known');
          const storage = memoryStorage();
          storage.setItem('cart:1:known', stored);
          const fetch = vi.fn(() => Promise.resolve(new Response(answer)));
          const cart = createCart({ cookies: jar, storage, fetch, logger: { error: () => undefined } });
          await use(cart, values);
          const { items, count } = cart.getState();
          expect(
            items.every(
              ({ qty, price, id }) => Number.isInteger(qty) && qty >= 1 && qty <= 9999 && price >= 0 && id !== '',
            ),
          ).toBe(true);
          expect(count).toBe(items.reduce((sum, { qty }) => sum + qty, 0));
          expect(({} as Record<string, unknown>).qty).toBeUndefined();
          cart.stop();
        },
      ),
      { numRuns: 300 },
    );
  });
});

it('works over HTTP against a server of the contract', async () => {
  const carts = new Map<string, { items: CartItem[]; revision: number }>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const id = request.url?.split('/')[2];
      const body = chunks.length
        ? (JSON.parse(Buffer.concat(chunks).toString()) as { guestId: string; items: CartItem[] })
        : undefined;
      const stored = carts.get(id ?? body?.guestId ?? '') ?? { items: [], revision: 0 };
      const refused =
        body && request.headers['if-match'] !== undefined && request.headers['if-match'] !== `"${stored.revision}"`;
      const now = body && !refused ? { items: body.items, revision: stored.revision + 1 } : stored;
      if (body && !refused) carts.set(body.guestId, now);
      response.writeHead(refused ? 412 : 200, { 'content-type': 'application/json', etag: `"${now.revision}"` });
      response.end(JSON.stringify(body ? { items: now.items, rev: now.revision } : now.items));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const jar = memoryJar();
  const [first, second] = [0, 1].map(() => createCart({ cookies: jar, storage: null, url })) as [Cart, Cart];
  await first.start();
  first.setItem(line('mug', 2));
  expect(await first.flush()).toBe(true);
  await second.start();
  expect(second.getState()).toMatchObject({ count: 2, cents: 11_530 });
  first.setItem(line('lamp', 1));
  expect(await first.flush()).toBe(true);
  // The second does not know the lamp yet; the entity tag keeps it from being overwritten.
  second.setQty('mug', 5);
  expect(await second.flush()).toBe(true);
  expect([...carts.values()][0]?.items).toEqual([line('mug', 5), line('lamp', 1)]);
  first.stop();
  second.stop();
  await new Promise((resolve) => server.close(resolve));
});
