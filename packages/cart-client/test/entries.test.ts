import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { batch } from '../src/batch.ts';
import { createCart } from '../src/createCart.ts';
import { withEvents, type CartEvent } from '../src/events.ts';
import type { Cart } from '../src/types.ts';
import { withUndo } from '../src/undo.ts';
import { useCart } from '../src/vue.ts';
import { begin, line, World } from './support/world.ts';

let world: World;
let cart: Cart;
beforeEach(async () => {
  vi.useFakeTimers();
  component.mounted.length = component.disposed.length = 0;
  world = new World();
  world.seed('guest-0', [line('a', 1), line('b', 2)]);
  cart = world.open();
  await begin(cart);
});
afterEach(() => {
  cart.stop();
  vi.useRealTimers();
});

/** The three functions of Vue that `/vue` uses: hooks are kept, and run by the test. */
const component = vi.hoisted(() => ({ mounted: [] as (() => void)[], disposed: [] as (() => void)[] }));
vi.mock('vue', () => ({
  shallowRef: (value: unknown) => ({ value }),
  onMounted: (hook: () => void) => component.mounted.push(hook),
  onScopeDispose: (hook: () => void) => component.disposed.push(hook),
}));

const quantities = (): Record<string, number> =>
  Object.fromEntries(cart.getState().items.map(({ id, qty }) => [String(id), qty]));

describe('undo', () => {
  it('gives each changed line its quantity back, and leaves later changes of other lines', async () => {
    const undo = withUndo(cart, () => {
      cart.remove('a');
      cart.setQty('b', 9);
      cart.setItem(line('c', 3));
    });
    cart.setItem(line('d', 4));
    await cart.flush();
    undo();
    expect(quantities()).toEqual({ a: 1, b: 2, d: 4 });
    await cart.flush();
    expect(world.stored()).toEqual(expect.arrayContaining([line('a', 1), line('b', 2), line('d', 4)]));
  });

  it('leaves the price that a line which is not stored yet has got since', () => {
    cart.setItem(line('c', 2));
    const undo = withUndo(cart, () => cart.setQty('c', 9));
    cart.setItem(line('c', 8, 77));
    undo();
    expect(cart.getState().items).toContainEqual(line('c', 2, 77));
  });

  it('brings a cleared cart back', () => {
    const undo = withUndo(cart, cart.clear);
    expect(quantities()).toEqual({});
    undo();
    expect(quantities()).toEqual({ a: 1, b: 2 });
  });
});

describe('batch', () => {
  it('tells the subscribers once, and not at all where nothing changed', () => {
    const seen: number[] = [];
    cart.subscribe(() => seen.push(cart.getState().count));
    batch(cart, () => {
      for (let n = 0; n < 5; n += 1) cart.add(line('a', 1));
      cart.remove('b');
    });
    expect(seen).toEqual([6]);
    batch(cart, () => undefined);
    expect(seen).toEqual([6]);
    cart.setQty('a', 7);
    expect(seen).toEqual([6, 7]);
  });

  it('throws what the change throws, after the subscribers were told', () => {
    const told = vi.fn();
    cart.subscribe(told);
    expect(() => {
      batch(cart, () => {
        cart.remove('a');
        throw new Error('mine');
      });
    }).toThrow('mine');
    expect(told).toHaveBeenCalledTimes(1);
    cart.remove('b');
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('may be made in a subscriber, and with a cart of another make', () => {
    const plain: Cart = { ...createCart() };
    const changed = vi.fn();
    batch({ ...plain, notify_: undefined } as Cart, changed);
    expect(changed).toHaveBeenCalledTimes(1);
    const unsubscribe = cart.subscribe(() => {
      unsubscribe();
      batch(cart, () => cart.remove('b'));
    });
    cart.remove('a');
    expect(quantities()).toEqual({});
  });
});

describe('events', () => {
  it('tell what each call changed, once, and nothing of loads and other tabs', async () => {
    const events: CartEvent[] = [];
    const told = withEvents(cart, (event) => events.push(event));
    told.add(line('c', 0), 2);
    told.setQty('a', 5);
    told.setQty('a', 5);
    told.remove('unknown');
    const other = world.open();
    await begin(other);
    other.setItem(line('theirs', 1));
    await other.flush();
    await told.reload();
    told.clear();
    expect(events.map(({ type, item, from, to }) => [type, item.id, from, to])).toEqual([
      ['added', 'c', 0, 2],
      ['changed', 'a', 1, 5],
      ['removed', 'a', 5, 0],
      ['removed', 'b', 2, 0],
      ['removed', 'c', 2, 0],
      ['removed', 'theirs', 1, 0],
    ]);
    other.stop();
  });
});

describe('Vue', () => {
  it('on a server gives the state that the server renders, and subscribes nothing', () => {
    const subscribe = vi.fn(cart.subscribe);
    const count = useCart({ ...cart, subscribe }, (state) => state.count);
    expect(count.value).toBe(0);
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('begins with that state, follows the cart when mounted, and lets go of it with its scope', () => {
    const whole = useCart(cart);
    const count = useCart(cart, (state) => state.count);
    expect([whole.value, count.value]).toEqual([cart.getServerState(), 0]);
    for (const hook of component.mounted) hook();
    expect([whole.value, count.value]).toEqual([cart.getState(), 3]);
    cart.setQty('a', 5);
    expect(count.value).toBe(7);
    for (const hook of component.disposed) hook();
    cart.setQty('a', 1);
    expect([whole.value.count, count.value]).toEqual([7, 7]);
  });
});
