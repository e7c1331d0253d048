import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadAccount } from './api';
import type { AccountRequest } from './model/types';

const root = document.documentElement;
let account: object | undefined;
let calls: string[];
/** Calls that the API does not have. */
let unknown: RegExp | undefined;

const order = { id: 'o1', users: { id: 'o1' }, items: [], createdAt: '2026-01-02T00:00:00Z', status: 'Pending' };
const inez = {
  id: 'u7',
  name: { firstName: 'Inez', lastName: 'Rowe' },
  email: 'i@shop.test',
  phone: '1',
  avatar: '/a.webp',
};

function logIn(): void {
  root.dataset['session'] = '';
  document.cookie = 'mr-session=1; Path=/';
}

beforeEach(() => {
  [account, calls, unknown] = [undefined, [], undefined];
  root.lang = 'en';
  vi.stubGlobal('fetch', (path: string, { headers }: { headers: Record<string, string> }) => {
    calls.push(path);
    expect(headers['accept']).toBe('application/json');
    if (unknown?.test(path)) return Promise.resolve(Response.json({}, { status: 404 }));
    if (path === '/account') return Promise.resolve(Response.json(account ?? {}, { status: account ? 200 : 401 }));
    if (path === '/orders?limit=200') return Promise.resolve(Response.json([order]));
    if (path.startsWith('/orders/')) {
      const isKnown = path === '/orders/o1';
      return Promise.resolve(Response.json(isKnown ? order : {}, { status: isKnown ? 200 : 404 }));
    }
    return Promise.resolve(Response.json(path.startsWith('/api/user-list') ? { id: path.split(/[/?]/)[3] } : []));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete root.dataset['session'];
  document.cookie = 'mr-session=; Path=/; Max-Age=0';
});

const load = (request: AccountRequest = { kind: 'profile' }, withSample = true) =>
  loadAccount('en', request, new AbortController().signal, withSample);

it('reads the account of the session', async () => {
  logIn();
  account = inez;
  expect((await load())?.facts?.user.id).toBe('u7');
  expect(root).toHaveAttribute('data-session');
});

it('reads account and orders by real calls alone where the API has no sample data', async () => {
  logIn();
  account = inez;
  unknown = /^\/api\//;
  const data = await load({ kind: 'orders', page: 1 });
  expect(data?.facts).toMatchObject({ user: inez, counts: { orders: 1, addresses: 0, tickets: 0 } });
  expect(data?.body).toMatchObject({ kind: 'orders', orders: [{ id: 'o1' }] });
  expect((await load({ kind: 'order', id: 'o1' }))?.body).toMatchObject({ order: { id: 'o1' } });
  expect(await load({ kind: 'order', id: 'other' })).toBeUndefined();
});

it('says that the sample customer is shown where the session has ended', async () => {
  logIn();
  expect((await load())?.facts?.user.id).toBe('1');
  // What the style sheet shows the note of the sample customer by.
  expect(root).not.toHaveAttribute('data-session');
  expect(document.cookie).not.toContain('mr-session=1');
});

it.each([
  ['of a shop without the sample customer', false, undefined],
  ['where the API refuses the sample customer', true, /^\/api\//],
])('shows a guest the own orders, and asks for a login beyond them, %s', async (_, withSample, refused) => {
  unknown = refused;
  const orders = await load({ kind: 'orders', page: 1 }, withSample);
  expect(orders).toMatchObject({ body: { kind: 'orders', orders: [{ id: 'o1' }] } });
  expect(orders?.facts).toBeUndefined();
  expect((await load({ kind: 'order', id: 'o1' }, withSample))?.body).toMatchObject({ kind: 'order' });
  expect(await load({ kind: 'order', id: 'other' }, withSample)).toBeUndefined();
  for (const kind of ['profile', 'addresses', 'tickets', 'address'] as const)
    expect((await load({ kind }, withSample))?.body).toEqual({ kind: 'log-in', request: { kind } });
  if (!withSample) expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
});
