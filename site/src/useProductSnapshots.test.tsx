import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useProductSnapshots } from './useProductSnapshots';

// Each test has slugs of its own, which no other file uses: what was read is kept for the life of the page, and test files share one.
const template = '/data/products/{slug}.json';

/** What the shop answers, by slug: a price, a status, or no answer. */
let shop: Record<string, number | 'missing' | 'failing' | 'offline'>;
let calls: string[];

beforeEach(() => {
  calls = [];
  vi.stubGlobal('fetch', (address: string) => {
    // The shop of these tests has no live values.
    if (address.startsWith('/products/live')) return Promise.resolve(new Response('', { status: 404 }));
    const slug = /([^/]+)\.json/.exec(address)?.[1] ?? '';
    calls.push(slug);
    const answer = shop[slug];
    if (answer === 'missing') return Promise.resolve(new Response('<h1>Not found</h1>', { status: 404 }));
    if (answer === 'failing') return Promise.resolve(new Response('', { status: 503 }));
    if (answer === 'offline') return Promise.reject(new TypeError('network'));
    return Promise.resolve(Response.json({ id: slug, slug, price: answer }));
  });
});
afterEach(() => void vi.unstubAllGlobals());

function read(...slugs: string[]) {
  return renderHook((now: string[]) => useProductSnapshots(template, now), { initialProps: slugs });
}

const pricesOf = ({ snapshots }: { snapshots: ReadonlyMap<string, { price: number } | null> }) =>
  Object.fromEntries([...snapshots].map(([slug, snapshot]) => [slug, snapshot?.price ?? null]));

it('reads each product once, and tells one that is not sold from one that could not be read', async () => {
  shop = { key: 49, withdrawn: 'missing', quince: 'failing', fig: 'offline' };
  const { result, rerender } = read('key', 'withdrawn', 'quince', 'fig', 'key');
  expect(result.current).toMatchObject({ failures: 0 });
  await waitFor(() => expect(result.current.failures).toBe(1));
  expect(pricesOf(result.current)).toEqual({ key: 49, withdrawn: null });
  expect(calls).toEqual(['key', 'withdrawn', 'quince', 'fig']);
  rerender(['withdrawn']);
  await waitFor(() => expect(result.current.failures).toBe(0));
  // A line that comes back is known at once.
  rerender(['key', 'withdrawn']);
  expect(pricesOf(result.current)).toEqual({ key: 49, withdrawn: null });
  expect(calls).toHaveLength(4);
});

it('reads what it could not read when it is asked to, and when the device is online again', async () => {
  shop = { lamp: 49, plum: 'offline' };
  const { result } = read('lamp', 'plum');
  await waitFor(() => expect(result.current.failures).toBe(1));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.failures).toBe(2));
  shop['plum'] = 3;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.failures).toBe(0));
  expect(pricesOf(result.current)).toEqual({ lamp: 49, plum: 3 });
  expect(calls).toEqual(['lamp', 'plum', 'plum', 'plum']);
});

it('reads all anew when the page comes back from the browser’s history', async () => {
  shop = { chair: 49 };
  const { result } = read('chair');
  await waitFor(() => expect(pricesOf(result.current)).toEqual({ chair: 49 }));
  shop = { chair: 57 };
  for (const persisted of [false, true])
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
  await waitFor(() => expect(pricesOf(result.current)).toEqual({ chair: 57 }));
  expect(calls).toHaveLength(2);
  // Where that fails, an old price is not called today's.
  shop = { chair: 'offline' };
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  await waitFor(() => expect(result.current.failures).toBe(1));
  expect(pricesOf(result.current)).toEqual({});
});
