import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changeDraft, readDraft } from '../checkout/draft';
import { cart, wishlist } from '../store';
import { knownName } from './knownName';
import { logIn } from './logIn';
import { logOutHere } from './logOutHere';
import { logOut } from './logOut';

const line = { id: 'mug', slug: 'mug', name: 'Mug', price: 4, imgUrl: '/mug.webp' };
const ids = { ines: 'user-ines', tobias: 'user-tobias' };

/** Who is logged in on the server; what each call answers in place of its own answer. */
let user: keyof typeof ids | undefined;
let faults: Record<string, number>;
let calls: string[];

function answer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const path = input as string;
  calls.push(`${init.method ?? 'GET'} ${path}`);
  const fault = faults[path];
  if (fault === 0) return Promise.reject(new TypeError('Failed to fetch'));
  if (fault !== undefined) return Promise.resolve(new Response('{}', { status: fault }));
  if (path === '/login/customer') {
    user = (JSON.parse(init.body as string) as { username: keyof typeof ids }).username;
    document.cookie = 'mr-session=1; Path=/';
  }
  if (path === '/logout') {
    user = undefined;
    document.cookie = 'mr-session=; Path=/; Max-Age=0';
  }
  const name = { firstName: user ?? 'sample', lastName: 'Calder' };
  if (path === '/account') return Promise.resolve(Response.json({ id: user && ids[user], name }));
  if (path === '/customer-wish-list')
    return Promise.resolve(Response.json(JSON.parse((init.body as string | undefined) ?? '{"ids":[]}')));
  if (path.startsWith('/cart-items')) return Promise.resolve(Response.json([]));
  return Promise.resolve(
    Response.json({ authenticated: user !== undefined, user_id: user ?? null, customer_id: user ?? null }),
  );
}

/** What the head of the next page does. */
const openNextPage = () =>
  document.documentElement.toggleAttribute('data-session', document.cookie.includes('mr-session=1'));

beforeEach(() => {
  [user, faults, calls] = [undefined, {}, []];
  vi.stubGlobal('fetch', vi.fn(answer));
});
afterEach(() => {
  cart.reset();
  wishlist.clear();
  vi.unstubAllGlobals();
  localStorage.clear();
  document.cookie = 'mr-session=; Path=/; Max-Age=0';
  openNextPage();
});

it('takes everything of the shopper along at a logout', async () => {
  await logIn('ines', 'secret');
  openNextPage();
  cart.add(line, 1);
  wishlist.toggle('mug');
  changeDraft({ street: '1 Lake Way' });
  localStorage.setItem('mr-checkout-attempt', '{"key":"k"}');
  expect(knownName()).toBe('ines Calder');
  const goHome = vi.spyOn(location, 'assign').mockReturnValue();
  expect(await logOutHere()).toBe(true);
  expect(goHome).toHaveBeenCalledOnce();
  openNextPage();
  expect(calls.indexOf('PUT /customer-wish-list')).toBeLessThan(calls.indexOf('POST /logout'));
  expect(calls).toContain('PUT /customer-wish-list');
  expect(cart.getState().items).toEqual([]);
  expect(wishlist.getState()).toEqual([]);
  expect(Object.keys(localStorage).filter((key) => /^mr-(checkout|owner|name|account|wishlist)/.test(key))).toEqual([]);
});

it.each([0, 503])('keeps everything where the logout fails with %s, so that it can be tried again', async (status) => {
  await logIn('ines', 'secret');
  openNextPage();
  cart.add(line, 1);
  wishlist.toggle('mug');
  changeDraft({ street: '1 Lake Way' });
  faults = { '/logout': status };
  expect(await logOut()).toBe(false);
  openNextPage();
  expect(cart.getState().items).toHaveLength(1);
  expect(wishlist.getState()).toEqual(['mug']);
  expect(readDraft()).toEqual({ street: '1 Lake Way' });
  expect(knownName()).toBe('ines Calder');
  faults = {};
  expect(await logOut()).toBe(true);
  expect(wishlist.getState()).toEqual([]);
});

it("shows nobody another shopper's draft", async () => {
  changeDraft({ street: 'a guest' });
  await logIn('ines', 'secret');
  openNextPage();
  expect(readDraft()).toEqual({});
  changeDraft({ street: '1 Lake Way' });
  expect(readDraft()).toEqual({ street: '1 Lake Way' });
  // The session has ended on the server, and another customer logs in.
  document.cookie = 'mr-session=; Path=/; Max-Age=0';
  openNextPage();
  expect(readDraft()).toEqual({});
  await logIn('tobias', 'secret');
  openNextPage();
  expect(readDraft()).toEqual({});
  // Not even where it cannot be learnt who that is.
  faults = { '/account': 503 };
  for (const name of ['ines', 'tobias']) {
    await logIn(name, 'secret');
    openNextPage();
    expect(readDraft()).toEqual({});
    changeDraft({ street: name });
  }
  changeDraft({ street: '2 Mill Row' });
  expect(readDraft()).toEqual({ street: '2 Mill Row' });
});

it('logs in where the wishlist cannot be read, and leaves it for the next page', async () => {
  wishlist.toggle('mug');
  faults = { '/customer-wish-list': 503 };
  expect(await logIn('ines', 'secret')).toMatchObject({ ok: true });
  expect(wishlist.getState()).toEqual(['mug']);
  expect(localStorage.getItem('mr-wishlist-stored')).toBeNull();
});
