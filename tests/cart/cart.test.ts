import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HostileServer } from './support/server.ts';
import { flush, launch, set, shown, Visitor } from './support/tabs.ts';

/* Hostile schedules against the built package in Chromium with several tabs. NIGHTLY=1 plays each of them more often. */

const isNightly = !!process.env['NIGHTLY'];
const ROUNDS = Number(process.env['CART_ROUNDS'] ?? (isNightly ? 100 : 2));
const rounds = Array.from({ length: ROUNDS }, (_, round) => round);
const server = new HostileServer();
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  await server.open();
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await server.close();
});
beforeEach(async () => {
  server.reset();
  visitor = new Visitor(await browser.newContext(), server);
});
afterEach(async () => {
  expect(visitor.errors).toEqual([]);
  await visitor.context.close();
});

/** A new visitor for each round of one test. */
async function again(script?: () => void): Promise<void> {
  await visitor.context.close();
  server.reset();
  visitor = new Visitor(await browser.newContext(), server);
  if (script) await visitor.context.addInitScript(script);
}

const missing: Record<string, (() => void) | undefined> = {
  nothing: undefined,
  locks: () => {
    Object.defineProperty(navigator, 'locks', { value: undefined });
  },
  BroadcastChannel: () => {
    Reflect.deleteProperty(window, 'BroadcastChannel');
  },
  'locks and BroadcastChannel': () => {
    Object.defineProperty(navigator, 'locks', { value: undefined });
    Reflect.deleteProperty(window, 'BroadcastChannel');
  },
  storage: () => {
    Storage.prototype.setItem = () => {
      throw new Error('QuotaExceededError');
    };
  },
};
/** All pairs at night; in between the two ends: everything there, and the least that a browser may have. */
const cases = Object.entries(missing)
  .flatMap(([name, script]) => [false, true].map((etags) => ({ name, script, etags })))
  .filter(({ name, etags }) => isNightly || (!etags && (name === 'nothing' || name.includes(' and '))));

describe.each(cases)('without $name, entity tags: $etags', ({ script, etags }) => {
  it('two tabs that add at the same instant on a first visit share one cart', async () => {
    for (const round of rounds) {
      await again(script);
      server.etags = etags;
      const tabs = await Promise.all([visitor.open('?rest'), visitor.open('?rest')]);
      await Promise.all(
        tabs.map((page, index) =>
          page.evaluate(
            ([id, wait]) => {
              void window.cart.start();
              return new Promise<void>((resolve) =>
                setTimeout(() => {
                  window.cart.setItem(window.line(id, 1));
                  resolve();
                }, wait),
              );
            },
            [`item-${index}`, round % 3] as const,
          ),
        ),
      );
      expect(await Promise.all(tabs.map(flush))).toEqual([true, true]);
      await expect.poll(() => visitor.stored(), { timeout: 10_000 }).toEqual({ 'item-0': 1, 'item-1': 1 });
    }
  });

  it('three tabs that add and remove the same lines end alike', async () => {
    for (const round of rounds) {
      await again(script);
      server.etags = etags;
      const tabs = [await visitor.open(), await visitor.open(), await visitor.open()];
      await Promise.all(tabs.map(flush));
      await Promise.all(tabs.map((page, index) => set(page, 'shared', index + 1 + round)));
      await Promise.all(tabs.map((page, index) => set(page, `own-${index}`, 1)));
      await Promise.all(tabs.map(flush));
      await set(tabs[round % 3]!, 'shared', 0);
      await set(tabs[(round + 1) % 3]!, 'last', 7);
      await Promise.all(tabs.map(flush));
      const wanted = { last: 7, 'own-0': 1, 'own-1': 1, 'own-2': 1 };
      await expect.poll(() => visitor.stored(), { timeout: 15_000 }).toEqual(wanted);
    }
  });
});

it('what was changed 10 ms before the tab is closed is there', async () => {
  for (const round of rounds) {
    await again();
    const page = await visitor.open();
    await flush(page);
    await set(page, 'a', round + 1);
    await new Promise((resolve) => setTimeout(resolve, 10));
    await page.close();
    const next = await visitor.open();
    await next.evaluate(() => window.cart.start());
    expect(await shown(next)).toEqual({ a: round + 1 });
    await flush(next);
    expect(await visitor.stored()).toEqual({ a: round + 1 });
  }
});

it('a crashed tab loses nothing, offline neither', async () => {
  const page = await visitor.open();
  await flush(page);
  server.always['POST'] = { status: 503 };
  await set(page, 'a', 4);
  await expect.poll(() => server.of('POST').length).toBeGreaterThan(0);
  await page.goto('chrome://crash').catch(() => undefined);
  server.always['POST'] = undefined;
  const next = await visitor.open();
  await next.evaluate(() => window.cart.start());
  expect(await flush(next)).toBe(true);
  expect(await visitor.stored()).toEqual({ a: 4 });
});

it('a cart of 200 lines survives the end of the page', async () => {
  for (const round of rounds) {
    await again();
    const page = await visitor.open();
    await flush(page);
    await page.evaluate(() => {
      for (let n = 0; n < 200; n += 1) window.cart.setItem({ ...window.line(`line-${n}`, 2), name: 'x'.repeat(250) });
    });
    await page.close();
    const next = await visitor.open();
    await next.evaluate(() => window.cart.start());
    expect([round, Object.keys(await shown(next)).length]).toEqual([round, 200]);
    expect(await flush(next)).toBe(true);
    expect(Object.keys(await visitor.stored()).length).toBe(200);
  }
});

it('a known guest whose load fails is not overwritten', async () => {
  const page = await visitor.open();
  await set(page, 'kept', 1);
  await flush(page);
  server.always['GET'] = { status: 500 };
  const posts = server.of('POST').length;
  const next = await visitor.open();
  await page.close();
  await set(next, 'new', 1);
  await next.waitForFunction(() => window.cart.getState().sync === 'waiting');
  expect(server.of('POST').length).toBe(posts);
  server.always['GET'] = { html: true };
  await expect.poll(() => server.of('GET').length, { timeout: 10_000 }).toBeGreaterThan(3);
  server.always['GET'] = undefined;
  expect(await flush(next)).toBe(true);
  expect(await visitor.stored()).toEqual({ kept: 1, new: 1 });
});

it('lost and late answers end as they should', async () => {
  for (const etags of [false, true]) {
    await again();
    server.etags = etags;
    const page = await visitor.open();
    await flush(page);
    server.faults['POST'] = [{ lost: true }, { after: 300 }, { html: true }, { lost: true }];
    for (const qty of [1, 2, 3, 4]) {
      await set(page, 'a', qty);
      await set(page, `b${qty}`, 1);
      if (qty === 3) await set(page, 'b1', 0);
    }
    expect(await flush(page)).toBe(true);
    expect(await visitor.stored()).toEqual({ a: 4, b2: 1, b3: 1, b4: 1 });
    expect(await shown(page)).toEqual({ a: 4, b2: 1, b3: 1, b4: 1 });
  }
});

it('50 changes offline are at most two saves', async () => {
  const page = await visitor.open();
  await set(page, 'first', 1);
  await flush(page);
  await visitor.context.setOffline(true);
  await page.evaluate(() => {
    for (let n = 1; n <= 50; n += 1) window.cart.setItem(window.line(`line-${n % 7}`, n));
  });
  await page.waitForFunction(() => window.cart.getState().sync === 'waiting');
  const posts = server.of('POST').length;
  await visitor.context.setOffline(false);
  expect(await flush(page)).toBe(true);
  expect(server.of('POST').length - posts).toBeLessThanOrEqual(2);
  expect(Object.keys(await visitor.stored()).length).toBe(8);
});

it('a refusal is one call and one line in the log, and the cart lives', async () => {
  const page = await visitor.open();
  await flush(page);
  const log: string[] = [];
  page.on('console', (message) => log.push(message.text()));
  server.always['POST'] = { status: 400 };
  await set(page, 'a', 1);
  await page.waitForFunction(() => window.cart.getState().sync === 'rejected');
  expect(await flush(page)).toBe(false);
  server.always['POST'] = undefined;
  expect(server.of('POST').length).toBe(2);
  expect(log.filter((text) => text.startsWith('Error saving cart items')).length).toBe(2);
  await set(page, 'b', 1);
  expect(await flush(page)).toBe(true);
  expect(await visitor.stored()).toEqual({ a: 1, b: 1 });
});

it('a cookie deleted meanwhile: a new guest has all that the page shows', async () => {
  const page = await visitor.open();
  await set(page, 'a', 1);
  await flush(page);
  const before = await visitor.id();
  await visitor.context.clearCookies();
  await set(page, 'b', 2);
  expect(await flush(page)).toBe(true);
  const now = await visitor.id();
  expect(now).not.toBe('');
  expect(now).not.toBe(before);
  expect(await visitor.stored()).toEqual({ a: 1, b: 2 });
});

it('back from the back-forward cache it is as stored, and writes nothing old', async () => {
  const withCache = await launch({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  try {
    const guest = new Visitor(await withCache.newContext(), server);
    const page = await guest.open();
    await set(page, 'a', 1);
    await flush(page);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.title = persisted ? 'from the cache' : 'new';
      });
    });
    // It leaves with a change that it could not send: the next page does, and changes it.
    server.always['POST'] = { status: 503 };
    await set(page, 'c', 1);
    await page.waitForFunction(() => window.cart.getState().sync === 'waiting');
    await page.goto(`${server.url}/other`);
    await page.waitForFunction(() => window.ready);
    server.always['POST'] = undefined;
    for (const [id, qty] of Object.entries({ a: 5, b: 1, c: 3 })) await set(page, id, qty);
    expect(await flush(page)).toBe(true);
    const saves = server.of('POST').length;
    // A page from the cache does not load again, so there is no `load` to wait for.
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.title()).toBe('from the cache');
    await expect.poll(() => shown(page), { timeout: 10_000 }).toEqual({ a: 5, b: 1, c: 3 });
    expect(await flush(page)).toBe(true);
    expect(server.of('POST').slice(saves)).toEqual([]);
    expect(await guest.stored()).toEqual({ a: 5, b: 1, c: 3 });
    expect(guest.errors).toEqual([]);
  } finally {
    await withCache.close();
  }
});

it("tabs show each other's changes, and a burst is one save", async () => {
  const tabs = [await visitor.open(), await visitor.open()];
  await Promise.all(tabs.map(flush));
  const posts = server.of('POST').length;
  await tabs[0]!.evaluate(() => {
    for (let n = 1; n <= 100; n += 1) window.cart.setItem(window.line('a', n));
  });
  await expect.poll(() => shown(tabs[1]!)).toEqual({ a: 100 });
  expect(await Promise.all(tabs.map(flush))).toEqual([true, true]);
  expect(server.of('POST').length - posts).toBe(1);
});

describe('login', () => {
  const login = (page: Page, more: object = {}): Promise<unknown> =>
    page.evaluate(
      (given) =>
        window.login.loginCustomer(window.cart, { username: 'a', password: 'b', api: '', returnTo: '/cart', ...given }),
      more,
    );

  it('merges once and clears the cookie, with a double click and in two tabs', async () => {
    for (const etags of [false, true]) {
      await again();
      server.etags = etags;
      const tabs = [await visitor.open(), await visitor.open()];
      await tabs[0]!.evaluate(() => window.cart.start());
      await set(tabs[0]!, 'a', 2);
      const id = await visitor.id();
      const results = await Promise.all([login(tabs[0]!), login(tabs[0]!), login(tabs[1]!)]);
      for (const result of results) expect(result).toMatchObject({ ok: true, returnTo: '/cart' });
      expect(server.merges).toEqual([id]);
      expect(server.lines(id)).toEqual({ a: 2 });
      expect(await visitor.id()).toBe('');
      expect(await shown(tabs[0]!)).toEqual({ a: 2 });
    }
  });

  it('keeps the cookie when the answer to the merge is lost, and says so exactly', async () => {
    const page = await visitor.open();
    const log: string[] = [];
    page.on('console', (message) => message.type() === 'error' && log.push(message.text()));
    await set(page, 'a', 2);
    await flush(page);
    const id = await visitor.id();
    // Chromium itself repeats a call whose connection was cut.
    server.always['/customer-cart-items/merge'] = { lost: true };
    expect(await login(page)).toMatchObject({ ok: true, merged: false, reason: 'failed' });
    expect(log).toContain('Error merging guest cart into customer cart');
    expect(await visitor.id()).toBe(id);
  });

  it.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', '/\t/evil.example', 'https://evil.example/'])(
    'never returns to %j',
    async (returnTo) => {
      const page = await visitor.open();
      expect(await login(page, { returnTo })).toMatchObject({ ok: true, returnTo: '/' });
    },
  );

  it('a change during the login lands once, after the merge', async () => {
    const page = await visitor.open();
    await set(page, 'a', 2);
    await flush(page);
    const id = await visitor.id();
    server.faults['/session'] = [{ before: 200 }];
    const [result] = await Promise.all([login(page), page.waitForTimeout(100).then(() => set(page, 'b', 1))]);
    expect(result).toMatchObject({ ok: true, merged: true });
    expect(await flush(page)).toBe(true);
    expect(server.lines(id)).toEqual({ a: 2 });
    expect(await visitor.id()).not.toBe(id);
    expect(await visitor.stored()).toMatchObject({ b: 1 });
  });

  it('logout leaves nothing in any tab', async () => {
    const tabs = [await visitor.open(), await visitor.open()];
    await set(tabs[0]!, 'a', 2);
    await Promise.all(tabs.map(flush));
    await tabs[0]!.evaluate(() => window.login.logout(window.cart, { api: '' }));
    expect(await visitor.id()).toBe('');
    await expect.poll(() => shown(tabs[1]!)).toEqual({});
    expect(await tabs[1]!.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});
