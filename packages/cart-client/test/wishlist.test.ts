import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { createWishlist, joinWishlist, leaveWishlist, replaceWishlist } from '../src/wishlist.ts';
import { stubPage } from './support/browser.ts';
import { memoryStorage } from './support/world.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('puts in and takes out, newest first, and outlives the page', () => {
  const storage = memoryStorage();
  const list = createWishlist({ storage });
  expect(list.toggle('mug')).toBe(true);
  expect(list.toggle('lamp')).toBe(true);
  expect(createWishlist({ storage }).getState()).toEqual(['lamp', 'mug']);
  expect(list.toggle('mug')).toBe(false);
  expect(list.has('mug')).toBe(false);
  expect(createWishlist({ storage }).getState()).toEqual(['lamp']);
  list.clear();
  expect(createWishlist({ storage }).getState()).toEqual([]);
});

it('gives the same array until something changed', () => {
  const list = createWishlist({ storage: memoryStorage() });
  const calls = vi.fn();
  list.subscribe(calls);
  list.toggle('mug');
  const before = list.getState();
  list.has('mug');
  expect(list.getState()).toBe(before);
  expect(calls).toHaveBeenCalledTimes(1);
  list.clear();
  list.clear();
  expect(calls).toHaveBeenCalledTimes(2);
});

it('follows other tabs, and adds to what they stored', () => {
  const page = stubPage();
  const storage = memoryStorage();
  const [here, there] = [createWishlist({ storage }), createWishlist({ storage })];
  here.getState();
  there.toggle('mug');
  const seen: string[][] = [];
  const unsubscribe = here.subscribe(() => seen.push([...here.getState()]));
  page.fire('storage', { key: 'other' } as object);
  expect(seen).toEqual([]);
  page.fire('storage', { key: 'wishlist:1' } as object);
  expect(seen).toEqual([['mug']]);
  there.toggle('lamp');
  here.toggle('rug');
  expect(there.toggle('cup')).toBe(true);
  expect(storage.getItem('wishlist:1')).toBe('["cup","rug","lamp","mug"]');
  storage.entries.clear();
  page.fire('storage', { key: null } as object);
  expect(here.getState()).toEqual([]);
  unsubscribe();
  unsubscribe();
  storage.setItem('wishlist:1', '["mug"]');
  page.fire('storage', { key: 'wishlist:1' } as object);
  expect(here.getState()).toEqual([]);
});

it('works for the visit where storage is full, blocked or missing', () => {
  const refuse = (): never => {
    throw new Error('QuotaExceededError');
  };
  for (const storage of [
    null,
    { getItem: refuse, setItem: refuse, removeItem: refuse },
    { ...memoryStorage(), setItem: refuse },
  ]) {
    const list = createWishlist({ storage });
    expect(list.toggle('mug')).toBe(true);
    expect(list.toggle('lamp')).toBe(true);
    expect(list.getState()).toEqual(['lamp', 'mug']);
    expect(list.toggle('mug')).toBe(false);
    expect(list.getState()).toEqual(['lamp']);
  }
});

it('survives whatever lies in the storage', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      const storage = memoryStorage();
      storage.setItem('wishlist:1', text);
      const state = createWishlist({ storage }).getState();
      expect(state.every((id) => typeof id === 'string' && id)).toBe(true);
      expect(new Set(state).size).toBe(state.length);
    }),
    { numRuns: 1000 },
  );
});

it('stays empty on the server', () => {
  const list = createWishlist();
  expect(list.toggle('mug')).toBe(false);
  list.clear();
  expect(list.getState()).toBe(list.getServerState());
});

it('calls the other subscribers when one throws', () => {
  const error = vi.fn();
  const list = createWishlist({ storage: memoryStorage(), logger: { error } });
  const calls = vi.fn();
  list.subscribe(() => {
    throw new Error('mine');
  });
  list.subscribe(calls);
  list.toggle('mug');
  expect(calls).toHaveBeenCalledTimes(1);
  expect(error).toHaveBeenCalledTimes(1);
});

it('shows another list in its place, in that order and in all tabs', () => {
  const storage = memoryStorage();
  const list = createWishlist({ storage });
  const listener = vi.fn();
  list.subscribe(listener);
  list.toggle('mug');
  replaceWishlist(list, ['lamp', 'mug', '', 'lamp']);
  expect(list.getState()).toEqual(['lamp', 'mug']);
  expect(createWishlist({ storage }).getState()).toEqual(['lamp', 'mug']);
  replaceWishlist(list, ['lamp', 'mug']);
  expect(listener).toHaveBeenCalledTimes(2);
});

it("joins the guest's list into the customer's at login, and leaves it at logout", () => {
  const storage = memoryStorage();
  const list = createWishlist({ storage });
  list.toggle('mug');
  joinWishlist(list, 'c1');
  list.toggle('lamp');
  expect(list.getState()).toEqual(['lamp', 'mug']);
  expect(createWishlist({ storage }).getState()).toEqual(['lamp', 'mug']);
  leaveWishlist(list);
  expect(list.getState()).toEqual([]);
  list.toggle('cup');
  list.toggle('mug');
  joinWishlist(list, 'c1');
  expect(list.getState()).toEqual(['mug', 'cup', 'lamp']);
  // Logging in as somebody else takes nothing along from the first.
  joinWishlist(list, 'c2');
  expect(list.getState()).toEqual([]);
  leaveWishlist(list);
  joinWishlist(list, 'c1');
  expect(list.getState()).toEqual(['mug', 'cup', 'lamp']);
});

it('joins for the visit where storage is missing', () => {
  const list = createWishlist({ storage: null });
  list.toggle('mug');
  joinWishlist(list, 'c1');
  expect(list.getState()).toEqual(['mug']);
  leaveWishlist(list);
  expect(list.getState()).toEqual([]);
});
