import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cart } from '../src/types.ts';
import { stubPage } from './support/browser.ts';
import { begin, line, pass, World, type Fault } from './support/world.ts';

let world: World;
beforeEach(() => {
  vi.useFakeTimers();
  world = new World();
  world.seed('guest-0', [line('a', 1)]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what the log says', () => {
  it('is one line for each episode of failed loads and saves', async () => {
    world.faults = [500, 'network', 'html', 'ok', 503, 'lost', 'ok'];
    const cart = world.open();
    void cart.start();
    await pass(60_000);
    expect(world.log).toEqual(['Error loading cart items']);
    cart.setItem(line('a', 2));
    await pass(60_000);
    expect(world.log).toEqual(['Error loading cart items', 'Error saving cart items']);
    world.faults = [500];
    cart.setItem(line('a', 3));
    await pass(60_000);
    expect(world.log.length).toBe(3);
    expect(world.stored()).toEqual([line('a', 3)]);
  });
});

describe('failed loads', () => {
  it('that answer with a web page, whatever its status, cost nobody the cart', async () => {
    const page = '<!doctype html>Checking your browser';
    const answers = [new Response(page, { status: 403 }), Response.json([line('a', 1)])];
    const cart = world.open({ fetch: () => Promise.resolve(answers.shift() ?? Response.json([])) });
    void cart.start();
    await pass(5_000);
    expect(world.guest()).toBe('guest-0');
    expect(cart.getState().items).toEqual([line('a', 1)]);
    cart.stop();
  });
});

describe('failed saves', () => {
  it.each<Fault>(['network', 'lost', 'hang', 408, 425, 429, 500, 503])(
    'after %s are tried again until they are stored',
    async (fault) => {
      const cart = world.open();
      await begin(cart);
      world.faults = [fault, fault];
      cart.setItem(line('a', 2));
      await pass(30_000);
      expect(cart.getState().sync).toBe('clean');
      expect(world.stored()).toEqual([line('a', 2)]);
      expect(world.of('POST').length).toBe(3);
    },
  );

  it.each<Fault>([400, 401, 403, 404, 409, 413, 422])(
    'after %s are not repeated until the next change or flush',
    async (fault) => {
      const cart = world.open();
      await begin(cart);
      world.faults = [fault, fault];
      cart.setItem(line('a', 2));
      await pass(600_000);
      expect(cart.getState()).toMatchObject({ sync: 'rejected', count: 2 });
      expect(world.of('POST').length).toBe(1);
      expect(world.log).toEqual(['Error saving cart items']);
      expect(await cart.flush()).toBe(false);
      cart.setItem(line('a', 3));
      await pass(0);
      expect(cart.getState().sync).toBe('clean');
      expect(world.stored()).toEqual([line('a', 3)]);
    },
  );

  it('that are refused do not hold back a change made meanwhile', async () => {
    const cart = world.open();
    await begin(cart);
    world.faults = [400];
    world.delays = [100];
    cart.setItem(line('a', 2));
    await pass(50);
    cart.setItem(line('a', 3));
    await pass(60);
    expect(world.stored()).toEqual([line('a', 3)]);
    expect(cart.getState().sync).toBe('clean');
  });

  it('wait as long as the server asks, whatever wakes them, and are shown as waiting', async () => {
    const page = stubPage();
    const cart = world.open();
    await begin(cart);
    world.faults = [503];
    world.retryAfter = '120';
    cart.setItem(line('a', 2));
    await pass(0);
    expect(cart.getState().sync).toBe('waiting');
    page.fire('online');
    cart.setItem(line('a', 3));
    void cart.flush();
    await pass(119_000);
    expect(world.of('POST').length).toBe(1);
    await pass(1_000);
    expect(world.of('POST').length).toBe(2);
    expect(cart.getState().sync).toBe('clean');
    cart.stop();
  });

  it('understand a date in Retry-After and never wait more than five minutes', async () => {
    const cart = world.open();
    await begin(cart);
    world.faults = [429, 429];
    world.retryAfter = new Date(Date.now() + 60_000).toUTCString();
    cart.setItem(line('a', 2));
    await pass(58_000);
    expect(world.of('POST').length).toBe(1);
    world.retryAfter = '86400';
    await pass(3_000);
    expect(world.of('POST').length).toBe(2);
    await pass(300_000);
    expect(cart.getState().sync).toBe('clean');
  });

  it('go on at once when the network is back, and at most once a second for changes', async () => {
    const page = stubPage();
    const cart = world.open();
    await begin(cart);
    world.faults = Array.from({ length: 99 }, () => 'network');
    cart.setItem(line('a', 2));
    await pass(100_000);
    const before = world.of('POST').length;
    for (let n = 3; n < 53; n += 1) {
      cart.setItem(line('a', n));
      await pass(40);
    }
    expect(world.of('POST').length - before).toBeLessThanOrEqual(3);
    world.faults = [];
    page.fire('online');
    await pass(0);
    expect(world.stored()).toEqual([line('a', 52)]);
    cart.stop();
  });

  it('flush gives up in time', async () => {
    const cart = world.open();
    await begin(cart);
    world.faults = Array.from({ length: 99 }, () => 'network');
    cart.setItem(line('a', 2));
    const flushed = vi.fn();
    void cart.flush({ timeout: 3_000 }).then(flushed);
    await pass(2_999);
    expect(flushed).not.toHaveBeenCalled();
    await pass(1);
    expect(flushed).toHaveBeenCalledWith(false);
  });
});

describe('conflicts', () => {
  it('load again and keep both sides', async () => {
    world.etags = true;
    const cart = world.open();
    await begin(cart);
    world.carts.set('guest-0', { items: [line('a', 1), line('theirs', 1)], revision: 7 });
    cart.setItem(line('mine', 1));
    await cart.flush();
    expect(world.stored().map((item) => item.id)).toEqual(['a', 'theirs', 'mine']);
    expect(world.of('POST').map((call) => call.ifMatch)).toEqual(['"1"', '"7"']);
    expect(world.log).toEqual([]);
  });

  it('are not sought with weak tags, which never match', async () => {
    const sent: unknown[] = [];
    const cart = world.open({
      fetch: (_, init) => {
        sent.push(init?.headers);
        return Promise.resolve(Response.json(init?.body ? {} : [], { headers: { etag: 'W/"1"' } }));
      },
    });
    await begin(cart);
    cart.setItem(line('a', 2));
    await pass(0);
    expect(sent).toEqual([undefined, { 'content-type': 'application/json' }]);
  });

  it('without end are slowed down', async () => {
    world.etags = true;
    const cart = world.open();
    await begin(cart);
    world.faults = Array.from({ length: 400 }, (_, index) => (index % 2 ? 'ok' : 412));
    cart.setItem(line('mine', 1));
    await pass(60_000);
    expect(world.of('POST').length).toBeLessThanOrEqual(16);
    expect(world.log).toEqual(['Error saving cart items']);
  });
});

describe("the page's life", () => {
  it('sends what waits for the delay when the page is hidden or left', async () => {
    const page = stubPage();
    const cart = world.open({ saveDelay: 5_000 });
    await begin(cart);
    cart.setItem(line('a', 2));
    page.hide(true);
    await pass(0);
    expect(world.stored()).toEqual([line('a', 2)]);
    cart.setItem(line('a', 3));
    page.fire('pagehide');
    await pass(0);
    expect(world.stored()).toEqual([line('a', 3)]);
    cart.stop();
    cart.setItem(line('a', 4));
    page.fire('pagehide');
    await pass(0);
    expect(world.of('POST')).toHaveLength(2);
  });

  it('leaves the change to the journal where another tab may have stored something since the load', async () => {
    const other = world.open();
    await begin(other);
    const page = stubPage();
    const cart = world.open({ saveDelay: 5_000 });
    await begin(cart);
    cart.setItem(line('b', 2));
    await pass(0);
    // Stored by the other tab, whose message is not there yet.
    world.carts.set('guest-0', { items: [line('a', 1), line('c', 3)], revision: 2 });
    page.fire('pagehide');
    await pass(0);
    expect(world.of('POST')).toEqual([]);
    world.kill(cart);
    other.stop();
    const next = world.open();
    await begin(next);
    expect(await next.flush()).toBe(true);
    expect(world.stored()).toEqual([line('a', 1), line('c', 3), line('b', 2)]);
    next.stop();
  });

  it('sends nothing at the end of the page while a login moves the cart, and says that it is moved', async () => {
    const page = stubPage();
    const cart = world.open({ saveDelay: 5_000 });
    await begin(cart);
    cart.setItem(line('b', 2));
    let end: (merged: boolean) => void = () => undefined;
    const moved = cart.handOver(() => new Promise((resolve) => (end = resolve)));
    await pass(0);
    expect(cart.getState().status).toBe('merging');
    page.fire('pagehide');
    await pass(0);
    expect(world.of('POST')).toEqual([]);
    end(false);
    await pass(0);
    expect(await moved).toBe(false);
    cart.stop();
  });

  it('closes its channel when it is left, which would keep the page out of the back-forward cache, and opens one when it is back', async () => {
    const page = stubPage();
    const close = vi.fn();
    const channel = vi.fn(() => ({ close, postMessage: () => undefined, onmessage: null }));
    const cart = world.open({ channel });
    await begin(cart);
    page.fire('pagehide');
    expect([channel.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
    page.fire('pageshow', { persisted: true });
    await pass(0);
    expect([channel.mock.calls.length, close.mock.calls.length]).toEqual([2, 1]);
    cart.stop();
  });

  it('ends the load of a cart that is stopped, however often it is started and stopped', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    const fetch = (_: unknown, init?: RequestInit): Promise<Response> => {
      signals.push(init?.signal);
      return new Promise(() => undefined);
    };
    const cart = world.open({ fetch });
    for (let n = 0; n < 3; n += 1) {
      void cart.start();
      await pass(0);
      cart.stop();
    }
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, true]);
  });

  it('loads again when the page comes back from the back-forward cache', async () => {
    const page = stubPage();
    const cart = world.open();
    await begin(cart);
    world.carts.set('guest-0', { items: [line('newer', 1)], revision: 2 });
    page.fire('pageshow', { persisted: false });
    await pass(0);
    expect(world.of('GET').length).toBe(1);
    page.fire('pageshow', { persisted: true });
    await pass(0);
    expect(cart.getState().items).toEqual([line('newer', 1)]);
    expect(world.of('POST')).toEqual([]);
    cart.stop();
  });

  it.each(['an id that was there', 'an id of its own'])(
    'is a new page when it comes back after a logout elsewhere, with %s: nothing of before is shown or saved',
    async (which) => {
      if (which === 'an id of its own') world.jar.set('guestId=; max-age=0');
      const page = stubPage();
      const cart = world.open();
      await begin(cart);
      cart.setItem(line('a', 2));
      await cart.flush();
      page.fire('pagehide');
      world.jar.set('guestId=; max-age=0');
      const before = world.of('POST').length;
      page.fire('pageshow', { persisted: true });
      await pass(60_000);
      expect(cart.getState().items).toEqual([]);
      expect(world.of('POST').length).toBe(before);
      cart.stop();
    },
  );

  it('after a logout elsewhere neither shows nor sends under the next id what it had not sent', async () => {
    const page = stubPage();
    const cart = world.open();
    await begin(cart);
    world.faults = ['network', 'network'];
    cart.setItem(line('secret', 2));
    await pass(0);
    page.fire('pagehide');
    vi.clearAllTimers();
    const other = world.open();
    await begin(other);
    other.reset();
    other.setItem(line('next', 1));
    await other.flush();
    other.stop();
    page.fire('pageshow', { persisted: true });
    expect(cart.getState().items).toEqual([]);
    await pass(60_000);
    expect(world.stored()).toEqual([line('next', 1)]);
    expect(cart.getState().items).toEqual([line('next', 1)]);
    cart.stop();
  });

  it('lets a save survive the page, unless it is too big for that', async () => {
    const fetch = vi.fn((_: unknown, init?: RequestInit) => Promise.resolve(Response.json(init?.body ? {} : [])));
    const cart = world.open({ fetch });
    await begin(cart);
    cart.setItem(line('a', 2));
    await pass(0);
    expect(fetch).toHaveBeenLastCalledWith('/cart-items', expect.objectContaining({ keepalive: true, method: 'POST' }));
    for (let n = 0; n < 110; n += 1) cart.setItem({ ...line(`long-${n}`, 1), name: 'ü'.repeat(300) });
    await pass(0);
    expect(fetch).toHaveBeenLastCalledWith('/cart-items', expect.objectContaining({ keepalive: false }));
  });
});

describe('the note of what was stored', () => {
  const note = 'marketrow-cart::2:guest-0+stored';
  const noted = () => JSON.parse(world.storage.getItem(note) ?? '[]') as { key: string; item: { qty: number } }[];
  /** Two tabs that have heard each other, and what the first has stored. */
  const twoTabs = async () => {
    const tabs = [world.open(), world.open()] as const;
    for (const cart of tabs) await begin(cart);
    return tabs;
  };

  it('has each line once, as it was stored last', async () => {
    const [first, second] = await twoTabs();
    for (const qty of [2, 3, 4]) {
      first.setItem(line('a', qty));
      await pass(100);
    }
    second.setItem(line('b', 1));
    await pass(100);
    expect(noted().map(({ key, item }) => [key, item.qty])).toEqual([
      ['a', 4],
      ['b', 1],
    ]);
    for (const cart of [first, second]) cart.stop();
  });

  it.each([
    ['the next save', (cart: Cart) => cart.setItem(line('b', 1))],
    ['the next page', () => void world.open().start()],
  ])('is erased by %s once a minute is over', async (_, act) => {
    const [first, second] = await twoTabs();
    first.setItem(line('a', 2));
    await pass(100);
    second.stop();
    await pass(58_000);
    expect(noted()).toHaveLength(1);
    await pass(3_000);
    world.faults = ['ok', 'hang'];
    act(first);
    await pass(100);
    expect(world.storage.getItem(note)).toBeNull();
    first.stop();
  });
});

describe('what only some browsers need', () => {
  it('the journal where fetch cannot outlive the page', async () => {
    const page = stubPage();
    const cart = world.open({ saveDelay: 5_000 });
    await begin(cart);
    cart.setItem(line('a', 2));
    // The browser cancels what the page has begun.
    world.faults = ['network'];
    page.fire('pagehide');
    expect(world.of('POST')).toHaveLength(1);
    world.kill(cart);
    const next = world.open();
    await begin(next);
    expect(await next.flush()).toBe(true);
    expect(world.stored()).toEqual([line('a', 2)]);
    next.stop();
  });

  it('storage events where BroadcastChannel is missing', async () => {
    const page = stubPage();
    const cart = world.open({ channel: null });
    await begin(cart);
    const change = { guestId: 'guest-0', intents: [{ key: 'b', item: line('b', 4), clock: Date.now() }] };
    page.fire('storage', { key: 'marketrow-cart:', newValue: JSON.stringify(change) } as object);
    expect(cart.getState().items).toEqual([line('a', 1), line('b', 4)]);
    for (const newValue of [
      '{',
      'null',
      '7',
      JSON.stringify({
        guestId: 'guest-0',
        intents: [[1], null, { key: 'c', item: {}, clock: 2 }, { key: '', item: null, clock: Date.now() }],
      }),
    ])
      page.fire('storage', { key: 'marketrow-cart:', newValue } as object);
    expect(cart.getState().count).toBe(5);
    await pass(10_000);
    expect(world.stored()).toEqual([line('a', 1), line('b', 4)]);
    // What was stored is noted for the tab that was heard; nothing else stays.
    expect([...world.storage.entries.keys()]).toEqual(['marketrow-cart::2:guest-0+stored']);
    page.fire('storage', {
      key: 'marketrow-cart:',
      newValue: JSON.stringify({ guestId: 'guest-0', intents: [], kind: 'reset' }),
    } as object);
    expect(cart.getState()).toMatchObject({ items: [], guestId: null });
    // The note goes with the guest.
    expect(world.storage.entries.size).toBe(0);
    cart.stop();
  });

  it('a long rest between tries in a hidden tab, while another one is about', async () => {
    const page = stubPage();
    const [hidden, other] = [world.open(), world.open()];
    await begin(hidden);
    await begin(other);
    hidden.setItem(line('b', 1));
    await pass(10);
    world.faults = Array.from({ length: 99 }, () => 'network');
    other.stop();
    page.hide(true);
    hidden.setItem(line('c', 1));
    await pass(10);
    const calls = world.calls.length;
    await pass(55_000);
    expect(world.calls.length - calls).toBeLessThanOrEqual(1);
    world.faults = [];
    page.hide(false);
    await pass(1_000);
    expect(hidden.getState().sync).toBe('clean');
    hidden.stop();
  });

  it('a cookie written anew with each visit, where that is asked for', async () => {
    const before = world.jar.written.length;
    await begin(world.open());
    expect(world.jar.written.length).toBe(before);
    await begin(world.open({ renew: true }));
    expect(world.jar.written.at(-1)).toBe('guestId=guest-0; path=/; max-age=2592000; SameSite=Lax');
  });

  it('a new look at journal and server after the back-forward cache: what another tab replaced is not sent', async () => {
    const page = stubPage();
    const asleep = world.open();
    await begin(asleep);
    world.faults = ['network'];
    asleep.setItem(line('a', 3));
    await pass(0);
    page.fire('pagehide');
    // Its timers stand still: it does not try again before it is back.
    vi.clearAllTimers();
    const awake = world.open();
    await begin(awake);
    awake.setItem(line('a', 5));
    await awake.flush();
    awake.stop();
    page.fire('pageshow', { persisted: true });
    await pass(60_000);
    expect(world.stored()).toEqual([line('a', 5)]);
    expect(asleep.getState().items).toEqual([line('a', 5)]);
    asleep.stop();
  });
});

describe('the journal', () => {
  it('brings what a dead page could not send', async () => {
    world.faults = ['network'];
    const dead = world.open();
    void dead.start();
    dead.setItem(line('b', 2));
    dead.remove('a');
    dead.stop();
    const cart = world.open();
    await begin(cart);
    await cart.flush();
    expect(world.stored()).toEqual([line('b', 2)]);
    expect(world.storage.entries.size).toBe(0);
  });

  it.each([
    ['broken', '[["b"'],
    ['of another shape', '{"intents":7}'],
    ['too old', JSON.stringify([['b', line('b', 1), Date.now() - 31 * 86_400_000]])],
    [
      'with false keys',
      JSON.stringify([
        ['b', line('c', 1), Date.now()],
        [7, null, Date.now()],
        ['d', { qty: 1 }, Date.now()],
        ['e', line('e', 1)],
        ['e', line('e', 1), 1e300],
        ['e', line('e', 1), 'x'],
        null,
      ]),
    ],
  ])('that is %s is thrown away', async (_, text) => {
    world.storage.setItem('cart:1:guest-0', text);
    const cart = world.open();
    await begin(cart);
    await pass(60_000);
    expect(world.of('POST')).toEqual([]);
    expect(cart.getState().items).toEqual([line('a', 1)]);
    expect(world.storage.entries.size).toBe(0);
  });

  it('holds what was changed on a first visit by a page that died before its first load was answered', async () => {
    world.jar.set('guestId=; max-age=0');
    world.delays = [5_000];
    const dead = world.open();
    void dead.start();
    dead.setItem(line('b', 2));
    await pass(1_000);
    expect(world.of('GET')).toHaveLength(1);
    world.kill(dead);
    const cart = world.open();
    await begin(cart);
    await cart.flush();
    expect(world.stored()).toEqual([line('b', 2)]);
  });

  it('holds a thousand lines', async () => {
    const cart = world.open({ maxLines: 1_000 });
    world.faults = Array.from({ length: 99 }, () => 'network');
    void cart.start();
    for (let n = 0; n < 1_000; n += 1) cart.setItem({ ...line(`line-${n}`, 1), name: 'x'.repeat(250) });
    await pass(0);
    world.kill(cart);
    world.faults = [];
    const next = world.open({ maxLines: 1_000 });
    await begin(next);
    await next.flush();
    expect(world.stored().length).toBe(1_001);
    expect(world.storage.entries.size).toBe(0);
  });

  it('of the release before is read, and left in no storage', async () => {
    world.storage.setItem(
      'cart:1:guest-0',
      JSON.stringify([
        ['b', line('b', 2), Date.now()],
        ['a', null, Date.now()],
      ]),
    );
    const cart = world.open();
    await begin(cart);
    await cart.flush();
    expect(world.stored()).toEqual([line('b', 2)]);
    expect(world.storage.entries.size).toBe(0);
  });

  it('is written again after another script has cleared the storage', async () => {
    const page = stubPage();
    const cart = world.open();
    await begin(cart);
    world.faults = Array.from({ length: 99 }, () => 'network');
    cart.setItem(line('b', 2));
    await pass(0);
    world.storage.entries.clear();
    page.fire('storage', { key: null } as object);
    world.kill(cart);
    world.faults = [];
    const next = world.open();
    await begin(next);
    await next.flush();
    expect(world.stored()).toEqual([line('a', 1), line('b', 2)]);
  });

  it('keeps what another tab has written of a line meanwhile', async () => {
    const tabs = [world.open({ channel: null }), world.open({ channel: null })] as const;
    for (const cart of tabs) await begin(cart);
    world.faults = Array.from({ length: 99 }, () => 'network');
    tabs[0].setItem(line('b', 1));
    await pass(2);
    tabs[1].setItem(line('b', 2));
    await pass(2);
    tabs[1].setItem(line('c', 2));
    await pass(2);
    tabs[0].setItem(line('d', 1));
    await pass(2);
    for (const cart of tabs) world.kill(cart);
    world.faults = [];
    const next = world.open();
    await begin(next);
    await next.flush();
    expect(Object.fromEntries(world.stored().map(({ id, qty }) => [id, qty]))).toEqual({ a: 1, b: 2, c: 2, d: 1 });
  });

  it('moves with the changes to another guest id', async () => {
    const cart = world.open();
    await begin(cart);
    world.faults = ['network', 'network', 'network'];
    cart.setItem(line('b', 1));
    await pass(0);
    world.seed('guest-1', []);
    await pass(500);
    expect([...world.storage.entries.keys()]).toEqual(['marketrow-cart::2:guest-1', 'marketrow-cart::2:guest-1:b']);
  });

  it('takes a line without pieces for a removal', async () => {
    world.storage.setItem('cart:1:guest-0', JSON.stringify([['a', line('a', 0), Date.now()]]));
    const cart = world.open();
    await begin(cart);
    await cart.flush();
    expect(cart.getState().items).toEqual([]);
    expect(world.stored()).toEqual([]);
  });

  it('in a full storage keeps no older change of a line, and every other line', async () => {
    const cart = world.open();
    await begin(cart);
    world.faults = Array.from({ length: 99 }, () => 'network');
    cart.setItem(line('a', 2));
    cart.setItem(line('small', 1));
    await pass(0);
    const room = [...world.storage.entries].join('').length + 100;
    const { setItem } = world.storage;
    world.storage.setItem = (key, value) => {
      const rest = [...world.storage.entries].filter(([other]) => other !== key);
      if (rest.join('').length + key.length + value.length > room) throw new Error('QuotaExceededError');
      setItem(key, value);
    };
    cart.setItem({ ...line('big', 1), name: 'x'.repeat(300) });
    cart.setItem({ ...line('a', 3), name: 'x'.repeat(300) });
    await pass(0);
    world.kill(cart);
    world.faults = [];
    const next = world.open();
    await begin(next);
    await next.flush();
    expect(Object.fromEntries(world.stored().map(({ id, qty }) => [id, qty]))).toMatchObject({ small: 1 });
    expect(world.stored().map(({ qty }) => qty)).not.toContain(2);
    next.stop();
  });

  it('can be turned off', () => {
    const cart = world.open({ journal: false });
    void cart.start();
    cart.setItem(line('a', 2));
    expect(world.storage.entries.size).toBe(0);
  });
});
