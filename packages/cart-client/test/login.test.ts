import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loginCustomer, logout, mergePending, type LoginResult } from '../src/login.ts';
import type { Cart } from '../src/types.ts';
import { Account } from './support/account.ts';
import { begin, line, pass, World, type Fault } from './support/world.ts';

const SESSION = 'Failed to fetch session after login';
const NOBODY = 'Session not authenticated after login';
const MERGE = 'Error merging guest cart into customer cart';
const RUNS = Number(process.env.CART_RUNS ?? (process.env.NIGHTLY ? 10_000 : 2_000));
vi.setConfig({ testTimeout: 60_000 + RUNS * 20 });

let world: World;
let account: Account;
let cart: Cart;
beforeEach(async () => {
  vi.useFakeTimers();
  world = new World();
  world.seed('guest-0', [line('mug', 2)]);
  account = new Account(world, [line('mug', 5), line('lamp', 1)]);
  cart = world.open();
  await begin(cart);
});
afterEach(() => {
  cart.stop();
  vi.useRealTimers();
});

/** Runs to the end of whatever time-outs there are. */
async function finish<Result>(promise: Promise<Result>): Promise<Result> {
  const seen = vi.fn((result: Result) => result);
  void promise.then(seen);
  await pass(60_000);
  expect(seen).toHaveBeenCalledTimes(1);
  return promise;
}

const login = (more: object = {}): Promise<LoginResult> => finish(loginCustomer(cart, { ...account.options, ...more }));

it('logs in, looks at the session, merges, clears the cookie, and says where to go, in this order', async () => {
  cart.setItem(line('cup', 1));
  const result = await login({ returnTo: '/cart?x=1' });
  expect(result).toEqual({ ok: true, merged: true, returnTo: '/cart?x=1' });
  expect(account.calls).toEqual(['/login/customer', '/session', '/customer-cart-items/merge']);
  expect(account.lines).toEqual({ mug: 7, lamp: 1, cup: 1 });
  expect(world.jar.written.at(-1)).toBe('guestId=; path=/; max-age=0; SameSite=Lax');
  expect(world.storage.entries.size).toBe(0);
  expect(account.log).toEqual([]);
  // Not empty after the login ...
  expect(cart.getState()).toMatchObject({ guestId: null, status: 'ready', sync: 'clean', count: 3 });
  const next = world.open();
  await finish(next.start());
  expect(next.getState().count).toBe(9);
  next.stop();
  // ... and not doubled after the next one.
  const again = world.open();
  await finish(again.start());
  await finish(loginCustomer(again, account.options));
  expect(account.lines).toEqual({ mug: 7, lamp: 1, cup: 1 });
  again.stop();
});

describe('each step that fails', () => {
  const faults: Fault[] = [401, 404, 500, 503, 'network', 'lost', 'hang', 'html'];

  it.each(faults)('login %s: nothing else is touched', async (fault) => {
    account.faults['/login/customer'] = [fault];
    const result = await login();
    expect(result).toEqual({ ok: false, status: typeof fault === 'number' ? fault : 0 });
    expect(account.calls).toEqual(['/login/customer']);
    expect(account.log).toEqual([]);
    expect(world.guest()).toBe('guest-0');
  });

  it('login 429: it says how long the server asks to wait', async () => {
    const fetch = () => Promise.resolve(new Response('{}', { status: 429, headers: { 'retry-after': '150' } }));
    expect(await login({ fetch })).toEqual({ ok: false, status: 429, retryAfter: 150 });
  });

  it.each<Fault>([...faults, 'shape'])('session %s', async (fault) => {
    account.faults['/session'] = [fault];
    expect(await login()).toEqual({ ok: true, merged: false, reason: 'session', returnTo: '/' });
    expect(account.log).toEqual([[SESSION]]);
    expect(account.calls).toEqual(['/login/customer', '/session']);
    expect(world.guest()).toBe('guest-0');
  });

  it.each([
    null,
    {},
    [],
    'yes',
    { authenticated: false, user_id: 4, customer_id: 'c1' },
    { authenticated: true, user_id: null, customer_id: 'c1' },
    { authenticated: true, user_id: 4, customer_id: null },
    { authenticated: true, user_id: 0, customer_id: 'c1' },
    { authenticated: true, user_id: 4, customer_id: '' },
    { authenticated: true, user_id: 4 },
  ])('session %j is nobody', async (session) => {
    account.session = session;
    expect(await login()).toEqual({ ok: true, merged: false, reason: 'unauthenticated', returnTo: '/' });
    expect(account.log).toEqual([[NOBODY]]);
    expect(world.guest()).toBe('guest-0');
  });

  it.each(faults)('merge %s: the cookie is kept, and a later merge makes up for it', async (fault) => {
    account.faults['/customer-cart-items/merge'] = [fault];
    expect(await login()).toEqual({ ok: true, merged: false, reason: 'failed', returnTo: '/' });
    expect(account.log).toEqual([[MERGE]]);
    expect(world.guest()).toBe('guest-0');
    expect(await finish(mergePending(cart, account.options))).toEqual({ merged: true });
    expect(account.lines).toEqual({ mug: 7, lamp: 1 });
    expect(world.guest()).toBe('');
  });

  it('unsent changes: nothing is merged, so nothing is left behind', async () => {
    world.faults = Array.from({ length: 99 }, () => 'network' as const);
    cart.setItem(line('cup', 1));
    const result = loginCustomer(cart, account.options);
    await pass(3_000);
    expect(await result).toEqual({ ok: true, merged: false, reason: 'unsent', returnTo: '/' });
    expect(account.log).toEqual([[MERGE]]);
    expect(account.calls).toEqual(['/login/customer']);
    expect(world.guest()).toBe('guest-0');
  });

  it('a line that the server refuses is told, and does not keep the other lines from the customer', async () => {
    world.refusedIds = ['bad'];
    cart.setItem(line('cup', 1));
    cart.setItem(line('bad', 1));
    expect(await login()).toEqual({ ok: true, merged: true, refused: [line('bad', 1)], returnTo: '/' });
    expect(account.lines).toEqual({ mug: 7, lamp: 1, cup: 1 });
    expect(world.guest()).toBe('');
    expect(account.log).toEqual([]);
  });

  it('a save that hangs holds the login up for three seconds, not for its own ten', async () => {
    world.faults = ['hang'];
    cart.setItem(line('cup', 1));
    await pass(10);
    let result: unknown;
    void loginCustomer(cart, account.options).then((ended) => (result = ended));
    await pass(3_500);
    expect(result).toEqual({ ok: true, merged: false, reason: 'unsent', returnTo: '/' });
    expect(account.log).toEqual([[MERGE]]);
  });

  it('changes of an earlier page are sent before the merge, on a page whose cart was not started', async () => {
    cart.stop();
    world.faults = ['network'];
    const before = world.open();
    void before.start();
    before.setItem(line('cup', 1));
    await pass(0);
    world.kill(before);
    cart = world.open();
    expect(await login()).toMatchObject({ merged: true });
    expect(account.lines).toEqual({ mug: 7, lamp: 1, cup: 1 });
  });

  it('the same where cookies are refused and the id lies in the storage', async () => {
    cart.stop();
    const cookies = { get: () => '', set: () => undefined };
    const before = world.open({ cookies });
    await begin(before);
    before.setItem(line('cup', 1));
    await before.flush();
    world.faults = ['network'];
    before.setItem(line('cup', 2));
    await pass(0);
    world.kill(before);
    cart = world.open({ cookies });
    expect(await login()).toMatchObject({ merged: true });
    expect(account.lines).toEqual({ mug: 5, lamp: 1, cup: 2 });
  });

  it('no guest: there is nothing to merge', async () => {
    world.jar.set('guestId=; max-age=0');
    expect(await login()).toEqual({ ok: true, merged: false, reason: 'no-guest', returnTo: '/' });
    expect(account.calls).toEqual(['/login/customer', '/session']);
    expect(account.log).toEqual([]);
  });
});

it.each([undefined, null])(
  'holds saves back from the session on until the merge has ended (locks: %s)',
  async (locks) => {
    cart.stop();
    cart = world.open({ ...(locks === null ? { locks } : {}) });
    await begin(cart);
    const seen: number[] = [];
    const fetch: typeof globalThis.fetch = (input, init) => {
      cart.setItem(line(`during-${String(seen.length)}`, 1));
      return new Promise((resolve) => {
        setTimeout(() => {
          seen.push(world.of('POST').filter(({ id }) => id === 'guest-0').length);
          resolve(account.options.fetch(input, init));
        }, 500);
      });
    };
    expect(await login({ fetch })).toMatchObject({ merged: true });
    // Changes made while the password is checked are sent before the merge, later ones after it.
    expect(seen).toEqual([1, 1, 1]);
    expect(account.lines).toEqual({ mug: 7, lamp: 1, 'during-0': 1, 'during-1': 1, 'during-2': 1 });
  },
);

it('never goes anywhere else, and never throws with a logger that does', async () => {
  account.faults['/session'] = [500];
  const logger = {
    error: () => {
      throw new Error('mine');
    },
  };
  expect(await login({ returnTo: '//evil.example', logger })).toMatchObject({ ok: true, returnTo: '/' });
  expect(await login({ returnTo: '/de/login', loginPath: '/de/login', fallback: '/de' })).toMatchObject({
    returnTo: '/de',
  });
});

it('a double click is one login, and two tabs merge once', async () => {
  const first = loginCustomer(cart, account.options);
  expect(loginCustomer(cart, account.options)).toBe(first);
  const other = world.open();
  void other.start();
  const results = await finish(Promise.all([first, loginCustomer(other, account.options)]));
  expect(results.map((result) => result.ok && result.merged).sort()).toEqual([false, true]);
  expect(account.calls.filter((path) => path.endsWith('/merge')).length).toBe(1);
  expect(account.lines).toEqual({ mug: 7, lamp: 1 });
  other.stop();
});

it('a tab that had not yet seen a change stored does not bring it along a second time', async () => {
  const other = world.open();
  await begin(other);
  cart.setItem(line('mug', 3));
  await pass(1);
  // The other tab would look two seconds later whether the mugs are stored.
  expect(other.getState().sync).toBe('dirty');
  const result = loginCustomer(cart, account.options);
  await pass(10);
  expect(await result).toMatchObject({ merged: true });
  await pass(60_000);
  other.setItem(line('cup', 1));
  await pass(60_000);
  expect(account.lines).toEqual({ mug: 8, lamp: 1, cup: 1 });
  other.stop();
});

it('other tabs let go of the merged id, keep their lines in sight, and read before they write', async () => {
  const other = world.open();
  await begin(other);
  await login();
  expect(other.getState()).toMatchObject({ guestId: null, count: 2, sync: 'clean' });
  other.setItem(line('cup', 1));
  await pass(5_000);
  expect(account.lines).toEqual({ mug: 7, lamp: 1, cup: 1 });
  expect(other.getState().count).toBe(9);
  other.stop();
});

it('a change during the login lands once, in the right cart', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({ at: fc.nat({ max: 30 }), id: fc.constantFrom('cup', 'rug'), qty: fc.integer({ min: 1, max: 9 }) }),
        {
          minLength: 1,
          maxLength: 4,
        },
      ),
      fc.constantFrom<Fault>('ok', 'ok', 'ok', 500, 'network', 'lost'),
      fc.boolean(),
      fc.array(fc.nat({ max: 20 }), { maxLength: 6 }),
      async (changes, fault, etags, delays) => {
        world = new World();
        Object.assign(world, { etags });
        world.seed('guest-0', [line('mug', 2)]);
        account = new Account(world, [line('mug', 5), line('lamp', 1)]);
        account.faults['/customer-cart-items/merge'] = [fault];
        cart = world.open();
        await begin(cart);
        world.delays = [...delays];
        for (const { at, id, qty } of changes) setTimeout(() => cart.setItem(line(id, qty)), at);
        const { merged } = (await login()) as { merged: boolean };
        await finish(cart.flush());
        const last = new Map([...changes].sort((a, b) => a.at - b.at).map(({ id, qty }) => [id, qty]));
        const expected = { mug: merged ? 7 : 2, ...(merged ? { lamp: 1 } : {}), ...Object.fromEntries(last) };
        const found = merged ? account.lines : Object.fromEntries(world.stored().map(({ id, qty }) => [id, qty]));
        if (fault !== 'lost') expect(found).toEqual(expected);
        // A lost answer: the server has merged, the guest goes on; nothing of the person's is gone.
        else {
          // Each line is in one cart, never in both, and the guest's cart was loaded again after the lost answer.
          const both = { ...account.lines };
          for (const [id, qty] of Object.entries(found)) both[id] = (both[id] ?? 0) + qty;
          expect(both).toEqual({ mug: 7, lamp: 1, ...Object.fromEntries(last) });
        }
        cart.stop();
      },
    ),
    { numRuns: RUNS },
  );
});

describe('logout', () => {
  it('sends what is unsent, ends the session, and leaves nothing in any tab', async () => {
    const other = world.open();
    await begin(other);
    cart.setItem(line('cup', 1));
    expect(await finish(logout(cart, account.options))).toEqual({ ok: true, status: 204 });
    expect(world.carts.get('guest-0')?.items.length).toBe(2);
    for (const { getState } of [cart, other])
      expect(getState()).toMatchObject({ items: [], count: 0, status: 'idle', sync: 'clean', guestId: null });
    expect(world.guest()).toBe('');
    expect(world.storage.entries.size).toBe(0);
    other.setItem(line('new', 1));
    await pass(5_000);
    expect(world.guest()).not.toBe('guest-0');
    expect(world.stored()).toEqual([line('new', 1)]);
    other.stop();
  });

  it.each([
    ['network', 0],
    [503, 503],
  ] as const)('leaves everything as it is where the server does not end the session: %s', async (fault, status) => {
    account.faults['/logout'] = [fault];
    const before = cart.getState().items;
    expect(await finish(logout(cart, account.options))).toEqual({ ok: false, status });
    expect(cart.getState().items).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
    expect(world.guest()).toBe('guest-0');
    expect(await finish(logout(cart, account.options))).toEqual({ ok: true, status: 204 });
    expect(cart.getState().items).toEqual([]);
  });

  it('leaves nothing either where the session had ended before', async () => {
    account.faults['/logout'] = [401];
    expect(await finish(logout(cart, account.options))).toEqual({ ok: true, status: 401 });
    expect(cart.getState().items).toEqual([]);
    expect(world.guest()).toBe('');
  });
});
