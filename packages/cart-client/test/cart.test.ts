import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCart } from '../src/createCart.ts';
import type { CartItem } from '../src/types.ts';
import { begin, line, pass, World } from './support/world.ts';

let world: World;
beforeEach(() => {
  vi.useFakeTimers();
  world = new World();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('identity and load', () => {
  it('makes a guest id at the start, once, and loads under it', async () => {
    const cart = world.open();
    expect(world.guest()).toBe('');
    await begin(cart);
    const { guestId, status, sync } = cart.getState();
    expect(guestId).toBe(world.guest());
    expect({ status, sync }).toEqual({ status: 'ready', sync: 'clean' });
    await world.open().start();
    expect(world.jar.written.length).toBe(1);
    expect(world.of('GET').map((call) => call.id)).toEqual([guestId, guestId]);
    expect(world.of('POST')).toEqual([]);
  });

  it('shows the stored cart with its sums, and saves nothing', async () => {
    world.seed('guest-0', [line('a', 2), line('b', 1, 0.29)]);
    const cart = world.open();
    await begin(cart);
    expect(cart.getState()).toMatchObject({
      count: 3,
      cents: 2 * 5765 + 29,
      status: 'ready',
      sync: 'clean',
      guestId: 'guest-0',
    });
    await pass(60_000);
    expect(world.of('POST')).toEqual([]);
  });

  it('takes 404 for an empty cart', async () => {
    world.jar.set('guestId=known');
    world.faults = [404];
    const cart = world.open();
    await begin(cart);
    expect(cart.getState()).toMatchObject({ items: [], status: 'ready' });
  });

  it('calls the given origin with the given credentials, and the id encoded', async () => {
    const fetch = vi.fn(() => Promise.resolve(Response.json([])));
    world.jar.set('guestId=a~b');
    const cart = createCart({
      cookies: world.jar,
      storage: null,
      url: 'https://api.example/v1',
      credentials: 'include',
      fetch,
    });
    await begin(cart);
    expect(fetch).toHaveBeenCalledWith(
      'https://api.example/v1/cart-items/a~b',
      expect.objectContaining({ credentials: 'include', cache: 'no-store' }),
    );
  });

  it('drops hostile lines of the answer and bounds the quantities of the others', async () => {
    const hostile = [
      null,
      7,
      [],
      {},
      { ...line('a', 1), price: -1 },
      { ...line('b', 1), price: '9' },
      { ...line('c', 1), id: '' },
      line('d', 0),
      { ...line('e', 1), qty: '2' },
    ];
    world.seed('guest-0', [
      ...(hostile as never[]),
      line('x', 20_000),
      line('y', 2.9),
      line('z', 1),
      { ...line('z', 4), __proto__: { qty: 9 }, extra: 1 } as never,
    ]);
    const cart = world.open();
    await begin(cart);
    expect(cart.getState().items.map(({ id, qty }) => [id, qty])).toEqual([
      ['x', 9999],
      ['y', 2],
      ['z', 4],
    ]);
    expect(Object.keys(cart.getState().items[2]!)).toEqual(['id', 'slug', 'name', 'price', 'qty', 'imgUrl']);
  });

  it('begins a new identity where the server refuses the id, keeps the changes, and does not begin a third', async () => {
    world.seed('guest-0', [line('old', 1)]);
    world.faults = [403, 403];
    const cart = world.open();
    void cart.start();
    await pass(500);
    const fresh = world.guest();
    cart.setItem(line('mine', 2));
    expect(fresh).not.toBe('guest-0');
    await pass(60_000);
    expect(world.guest()).toBe(fresh);
    expect(world.stored().map((item) => item.id)).toEqual(['mine']);
  });

  it('does not ask again and again where the refused id cannot be cleared', async () => {
    world.seed('guest-0', []);
    world.jar.set = () => undefined;
    world.faults = Array.from({ length: 99 }, () => 410);
    const cart = world.open();
    void cart.start();
    await pass(60_000);
    expect(world.calls.length).toBeLessThanOrEqual(12);
    cart.stop();
  });

  it('follows another tab to its guest id, and takes only the unsent changes along', async () => {
    world.seed('guest-0', [line('zero', 1)]);
    const cart = world.open();
    await begin(cart);
    world.seed('guest-1', [line('one', 1)]);
    cart.setItem(line('mine', 1));
    await cart.flush();
    expect(world.stored().map((item) => item.id)).toEqual(['one', 'mine']);
    expect(world.carts.get('guest-0')!.items.map((item) => item.id)).toEqual(['zero']);
    expect(cart.getState()).toMatchObject({ guestId: 'guest-1', count: 2 });
  });

  it('saves under a fresh id although its load fails, but not before', async () => {
    world.faults = ['network'];
    world.delays = [5_000];
    const cart = world.open();
    void cart.start();
    cart.setItem(line('a', 1));
    await pass(4_999);
    expect(world.of('POST')).toEqual([]);
    await pass(1);
    expect(world.stored()).toEqual([line('a', 1)]);
    expect(cart.getState()).toMatchObject({ items: [line('a', 1)], status: 'ready', sync: 'clean' });
  });

  it('does not save removals for a guest who has nothing', async () => {
    const cart = world.open();
    cart.remove('a');
    cart.clear();
    await begin(cart);
    await pass(1_000);
    expect(world.of('POST')).toEqual([]);
  });

  it('loads after a save that was under way when the load was asked for', async () => {
    world.seed('guest-0', []);
    const cart = world.open();
    await begin(cart);
    world.delays = [100];
    cart.setItem(line('a', 1));
    await pass(0);
    const reloaded = cart.reload();
    world.carts.set('guest-0', { items: [line('elsewhere', 1)], revision: 9 });
    await pass(100);
    await reloaded;
    expect(cart.getState().items.map((item) => item.id)).toEqual(['elsewhere']);
  });

  it('ignores the answer of an older load', async () => {
    world.seed('guest-0', [line('old', 1)]);
    world.delays = [900, 100];
    const cart = world.open();
    void cart.start();
    world.carts.set('guest-0', { items: [line('new', 1)], revision: 2 });
    void cart.reload();
    await pass(1_000);
    expect(cart.getState().items.map((item) => item.id)).toEqual(['new']);
  });
});

describe('changes', () => {
  it('are sent once each, as the contract says', async () => {
    world.seed('guest-0', [line('a', 1)]);
    const cart = world.open();
    await begin(cart);
    cart.setItem(line('b', 2));
    expect(cart.getState().sync).toBe('dirty');
    await pass(0);
    expect(world.of('POST').map((call) => JSON.parse(call.body) as unknown)).toEqual([
      { guestId: 'guest-0', items: [line('a', 1), line('b', 2)] },
    ]);
    expect(cart.getState().sync).toBe('clean');
  });

  it('of one task share one save, and those made during a save share the next', async () => {
    const cart = world.open();
    await begin(cart);
    for (let n = 1; n <= 100; n += 1) cart.setItem(line('a', n));
    world.delays = [50];
    await pass(10);
    for (let n = 1; n <= 100; n += 1) cart.add(line('b', 1));
    await pass(100);
    expect(world.of('POST').length).toBe(2);
    expect(world.stored().map((item) => item.qty)).toEqual([100, 100]);
  });

  it('wait together where a delay is asked for', async () => {
    const cart = world.open({ saveDelay: 300 });
    await begin(cart);
    cart.setItem(line('a', 1));
    await pass(200);
    cart.setItem(line('a', 2));
    await pass(299);
    expect(world.of('POST')).toEqual([]);
    await pass(1);
    expect(world.of('POST').length).toBe(1);
  });

  it('that change nothing are neither told nor saved', async () => {
    world.seed('guest-0', [line('a', 2)]);
    const cart = world.open();
    await begin(cart);
    const state = cart.getState();
    const told = vi.fn();
    cart.subscribe(told);
    cart.setItem(line('a', 2));
    cart.setQty('a', 2);
    cart.add(line('a', 1), 0);
    cart.remove('unknown');
    cart.setItem(line('unknown', 0));
    await pass(1_000);
    expect(told).not.toHaveBeenCalled();
    expect(cart.getState()).toBe(state);
    expect(world.of('POST')).toEqual([]);
  });

  it('replace only the quantity of a stored line, and keep the other lines as they are', async () => {
    world.seed('guest-0', [line('a', 1, 5), line('b', 1)]);
    const cart = world.open();
    await begin(cart);
    const other = cart.getState().items[1];
    cart.setItem({ ...line('a', 3, 99), name: 'Other' });
    expect(cart.getState().items[0]).toEqual(line('a', 3, 5));
    expect(cart.getState().items[1]).toBe(other);
  });

  it('treat 7 and "7" as one line and send the form that came first', async () => {
    const cart = world.open();
    await begin(cart);
    cart.setItem(line(7, 1));
    cart.setQty('7', 4);
    await cart.flush();
    expect(world.stored()).toEqual([line(7, 4)]);
  });

  it.each([
    [1.9, 1],
    [9_999, 9_999],
    [10_000, 9_999],
    [0.5, undefined],
    [0, undefined],
    [-3, undefined],
    [NaN, 5],
    [Infinity, 5],
    ['7', 5],
    [null, 5],
    [7n, 5],
  ])('to the quantity %s leave %s', async (given, expected) => {
    world.seed('guest-0', [line('a', 5)]);
    const cart = world.open();
    await begin(cart);
    cart.setQty('a', given as number);
    expect(cart.getState().items[0]?.qty).toBe(expected);
    expect(world.log.length).toBe(expected === 5 ? 1 : 0);
  });

  it('clear the cart in one step, lines not loaded yet included, and not what is added after', async () => {
    world.seed('guest-0', [line('a', 1), line('b', 1)]);
    const cart = world.open();
    void cart.start();
    cart.clear();
    cart.setItem(line('b', 3));
    await pass(0);
    expect(world.stored()).toEqual([line('b', 3)]);
    // The wish to clear is fulfilled: the next page does not repeat it.
    world.carts.set('guest-0', { items: [line('later', 1)], revision: 9 });
    const next = world.open();
    await next.start();
    expect(next.getState().items).toEqual([line('later', 1)]);
  });

  it('made before the start are kept and sent', async () => {
    world.seed('guest-0', [line('a', 1)]);
    const cart = world.open();
    cart.setItem(line('b', 1));
    await begin(cart);
    await cart.flush();
    expect(world.stored().map((item) => item.id)).toEqual(['a', 'b']);
  });
});

describe('subscribers', () => {
  it('cannot hurt each other, may leave during the call, and may change the cart in it', async () => {
    const cart = world.open();
    await begin(cart);
    const seen: number[] = [];
    const leaving = vi.fn();
    cart.subscribe(() => {
      throw new Error('mine');
    });
    cart.subscribe(() => unsubscribe());
    const unsubscribe = cart.subscribe(leaving);
    cart.subscribe(() => {
      if (cart.getState().count === 1) cart.setItem(line('a', 2));
      seen.push(cart.getState().count);
    });
    cart.setItem(line('a', 1));
    expect(seen).toEqual([2, 2]);
    expect(leaving).not.toHaveBeenCalled();
    expect(world.log).toContain('mr: subscriber threw.');
  });
});

it('runs a change made in a subscriber after the present round', async () => {
  const cart = world.open();
  await begin(cart);
  let inside = 0;
  const nested = vi.fn();
  cart.subscribe(() => {
    inside += 1;
    cart.setItem(line('b', 1));
    inside -= 1;
  });
  cart.subscribe(() => {
    if (inside > 0) nested();
  });
  cart.setItem(line('a', 1));
  expect(nested).not.toHaveBeenCalled();
  expect(cart.getState().count).toBe(2);
});

describe('reset and stop', () => {
  it('reset leaves nothing, and the next change begins a new guest', async () => {
    world.seed('guest-0', [line('a', 1)]);
    const cart = world.open();
    await begin(cart);
    world.faults = [500];
    cart.setItem(line('b', 1));
    await pass(0);
    expect(world.storage.entries.size).toBe(2);
    cart.reset();
    expect(cart.getState()).toMatchObject({
      items: [],
      count: 0,
      cents: 0,
      status: 'idle',
      sync: 'clean',
      guestId: null,
    });
    expect(world.guest()).toBe('');
    expect(world.storage.entries.size).toBe(0);
    await pass(60_000);
    expect(world.stored()).toEqual([]);
    cart.setItem(line('c', 1));
    await cart.flush();
    expect(world.guest()).not.toBe('guest-0');
    expect(world.stored()).toEqual([line('c', 1)]);
  });

  it('reset of a cart that was never started ends the guest of the cookie', () => {
    world.seed('guest-0', [line('a', 1)]);
    world.open().reset();
    expect(world.guest()).toBe('');
  });

  it('answers that come after a reset are nobody’s', async () => {
    world.seed('guest-0', [line('a', 1)]);
    world.delays = [500, 500];
    const cart = world.open();
    void cart.start();
    await pass(100);
    cart.reset();
    await pass(1_000);
    expect(cart.getState()).toMatchObject({ items: [], status: 'idle', guestId: null });
    cart.setItem(line('b', 1));
    await pass(100);
    cart.reset();
    await pass(60_000);
    expect(cart.getState()).toMatchObject({ items: [], status: 'idle', sync: 'clean', guestId: null });
  });

  it('reset writes nothing for the guest who left', async () => {
    world.seed('guest-0', [line('a', 1)]);
    const cart = world.open();
    await begin(cart);
    cart.stop();
    cart.reset();
    cart.setItem(line('b', 1));
    void cart.flush();
    expect([...world.storage.entries.keys()].filter((key) => key.includes('guest-0'))).toEqual([]);
  });

  it('stop ends calls and timers, and start begins again', async () => {
    world.seed('guest-0', []);
    const cart = world.open();
    await begin(cart);
    cart.stop();
    cart.setItem(line('a', 1));
    expect(await cart.flush()).toBe(false);
    const calls = world.calls.length;
    await pass(600_000);
    expect(world.calls.length).toBe(calls);
    await begin(cart);
    expect(await cart.flush()).toBe(true);
    expect(world.stored()).toEqual([line('a', 1)]);
  });
});

it('keeps its first state, unannounced, through calls that change nothing', async () => {
  const cart = world.open();
  const before = cart.getState();
  const told = vi.fn();
  cart.subscribe(told);
  cart.stop();
  cart.reset();
  await cart.reload();
  expect(cart.getState()).toBe(before);
  expect(told).not.toHaveBeenCalled();
});

it('ignores an item whose fields throw', () => {
  const cart = world.open();
  const hostile = {
    get id(): string {
      throw new Error('no');
    },
  };
  expect(() => {
    cart.setItem(hostile as CartItem);
  }).not.toThrow();
  expect(world.log).toHaveLength(1);
});
