import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { invalidField } from '../src/normalise.ts';
import type { CartItem } from '../src/types.ts';
import { begin, line, pass, World } from './support/world.ts';

let world: World;
beforeEach(() => {
  vi.useFakeTimers();
  world = new World();
  world.seed('guest-0', [line('stored', 1)]);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lines that the reference API refuses, and the field at fault. */
const refused: [field: string, change: Partial<Record<keyof CartItem, unknown>>][] = [
  ['id', { id: '' }],
  ['id', { id: undefined }],
  ['id', { id: NaN }],
  ['id', { id: 'x'.repeat(129) }],
  ['id', { id: '\ud800' }],
  ['qty', { qty: NaN }],
  ['qty', { qty: '2' }],
  ['price', { price: -0.01 }],
  ['price', { price: 10_000_001 }],
  ['price', { price: Infinity }],
  ['price', { price: '3' }],
  ['slug', { slug: undefined }],
  ['slug', { slug: 'x'.repeat(201) }],
  ['name', { name: '' }],
  ['name', { name: 'x'.repeat(301) }],
  ['name', { name: 'a\0b' }],
  ['name', { name: 'half \udc00' }],
  ['imgUrl', { imgUrl: undefined }],
  ['imgUrl', { imgUrl: 'data:image/png;base64,AA' }],
  ['imgUrl', { imgUrl: ' \tjavascript:alert(1)' }],
  ['imgUrl', { imgUrl: 'x'.repeat(2_049) }],
];

describe('a line that the server would refuse', () => {
  it('is refused at the call, with an error that names line and field, and costs no other line anything', async () => {
    const cart = world.open();
    await begin(cart);
    const offenders: unknown[] = [];
    for (const [field, change] of refused) {
      const bad = { ...line('bad', 1), ...change } as CartItem;
      cart.setItem(bad);
      const { error, count } = cart.getState();
      const isNamed = error?.code === `invalid-${field}` && error.status === 0;
      const isOfLine = error?.line === (bad.id || null) || Number.isNaN(bad.id);
      if (!isNamed || !isOfLine || count !== 1) offenders.push([field, change, error]);
    }
    expect(offenders).toEqual([]);
    expect(world.log).toEqual(refused.map(([field]) => `mr: cart line refused: invalid-${field}.`));
    cart.setItem(line('good', 2));
    expect(await cart.flush()).toBe(true);
    expect(world.stored()).toEqual([line('stored', 1), line('good', 2)]);
  });

  it('is forgotten as an error when that line is changed well', () => {
    const cart = world.open();
    cart.setItem({ ...line('a', 1), name: '' });
    cart.setItem(line('b', 1));
    expect(cart.getState().error).toEqual({ code: 'invalid-name', status: 0, line: 'a' });
    cart.setItem(line('a', 1));
    expect(cart.getState().error).toBeNull();
  });

  it('is one more than a cart may have; those that are in it can be changed', async () => {
    const cart = world.open({ maxLines: 3 });
    await begin(cart);
    for (const id of ['a', 'b', 'c']) cart.setItem(line(id, 1));
    expect(cart.getState().error).toEqual({ code: 'too-many-lines', status: 0, line: 'c' });
    cart.setQty('a', 5);
    await cart.flush();
    expect(world.stored().map(({ id, qty }) => [id, qty])).toEqual([
      ['stored', 1],
      ['a', 5],
      ['b', 1],
    ]);
    cart.remove('b');
    cart.setItem(line('c', 1));
    expect(cart.getState().count).toBe(7);
  });

  it('is one that is not in the cart, for `setQty`', () => {
    const cart = world.open();
    cart.setQty('unknown', 2);
    expect(cart.getState().error).toEqual({ code: 'invalid-price', status: 0, line: 'unknown' });
  });

  it('needs nothing but its id to be removed', () => {
    expect(invalidField({ id: 'a' } as CartItem, true)).toBeUndefined();
  });
});

it('a line that another server has stored without a slug can still be changed', async () => {
  world.seed('guest-0', [{ ...line('a', 1), slug: '' }]);
  const cart = world.open();
  await begin(cart);
  cart.setQty('a', 3);
  expect(await cart.flush()).toBe(true);
  expect(world.stored()).toEqual([{ ...line('a', 3), slug: '' }]);
});

it('rounds the piece, not the line', async () => {
  world.seed('guest-0', [line('a', 3, 1.005), line('b', 2, 0.005)]);
  const cart = world.open();
  await begin(cart);
  expect(cart.getState().cents).toBe(3 * 101 + 2 * 1);
});

it('says which line is not stored yet', async () => {
  const cart = world.open();
  await begin(cart);
  world.faults = ['network'];
  cart.setItem(line(7, 1));
  expect([cart.isPending('7'), cart.isPending(7), cart.isPending('stored')]).toEqual([true, true, false]);
  await pass(60_000);
  expect(cart.isPending(7)).toBe(false);
});

describe('a cart from the server', () => {
  const initial = { items: [line('stored', 1), line('gone', 2)] };

  it('is shown at once, by the server too, and replaced by the first load', async () => {
    const cart = world.open({ initial });
    const first = cart.getState();
    expect(first).toMatchObject({ count: 3, status: 'ready', sync: 'clean', guestId: null });
    expect(cart.getServerState()).toBe(first);
    await begin(cart);
    expect(cart.getState()).toMatchObject({ items: [line('stored', 1)], status: 'ready', guestId: 'guest-0' });
    expect(cart.getServerState()).toBe(first);
    expect(world.of('POST')).toEqual([]);
  });

  it('is not saved before that load', async () => {
    world.faults = ['network'];
    const cart = world.open({ initial });
    void cart.start();
    cart.setItem(line('new', 1));
    await pass(0);
    expect(world.of('POST')).toEqual([]);
    await pass(60_000);
    expect(world.stored().map(({ id }) => id)).toEqual(['stored', 'new']);
  });

  it('is not given to a new guest', async () => {
    world.jar.set('guestId=; max-age=0');
    const cart = world.open({ initial });
    await begin(cart);
    expect(cart.getState().items).toEqual([]);
    expect(world.of('POST')).toEqual([]);
  });
});

it('names no field of what is within all bounds', { timeout: 60_000 }, () => {
  const text = (maxLength: number) =>
    fc.string({ minLength: 1, maxLength, unit: 'grapheme' }).filter((t) => t.length <= maxLength && !t.includes('\0'));
  fc.assert(
    fc.property(
      fc.record({
        id: fc.oneof(text(128), fc.double({ noNaN: true, noDefaultInfinity: true })),
        slug: text(200),
        name: text(300),
        price: fc.double({ min: 0, max: 1e7, noNaN: true }),
        qty: fc.integer({ min: 1, max: 9_999 }),
        imgUrl: fc.webPath().map((path) => `/i${path}`.slice(0, 2_048)),
      }),
      (item) => {
        expect(invalidField(item, false)).toBeUndefined();
      },
    ),
  );
});
