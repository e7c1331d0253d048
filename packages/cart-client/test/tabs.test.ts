import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Cart, CartItem, CartOptions, CookieJar, TabChannel } from '../src/types.ts';
import { LiteralServer } from './support/literal.ts';
import { begin, line, pass, World, type Fault } from './support/world.ts';

/* Several tabs of one browser under arbitrary schedules . Time is virtual. */

const RUNS = Number(process.env.CART_RUNS ?? (process.env.NIGHTLY ? 10_000 : 2_000));
vi.setConfig({ testTimeout: 120_000 + RUNS * 30 });

type Step =
  | { do: 'set' | 'remove'; tab: number; id: string; n: number }
  | { do: 'open' | 'close' | 'kill'; tab: number }
  | { do: 'pass'; n: number };

const tab = fc.nat({ max: 2 });
const change: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom('set' as const, 'set' as const, 'remove' as const),
  tab,
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  n: fc.integer({ min: 1, max: 30 }),
});
const life: fc.Arbitrary<Step> = fc.record({ do: fc.constantFrom('open' as const, 'close', 'kill'), tab });
const time: fc.Arbitrary<Step> = fc.record({
  do: fc.constant('pass' as const),
  n: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 20, max: 400 }), fc.integer({ min: 400, max: 9_000 })),
});
const schedule = fc.record({
  steps: fc.array(
    fc.oneof({ weight: 6, arbitrary: change }, { weight: 1, arbitrary: life }, { weight: 3, arbitrary: time }),
    {
      maxLength: 40,
    },
  ),
  faults: fc.array(fc.constantFrom<Fault>('ok', 'ok', 'ok', 'network', 'lost', 'hang', 'html', 500, 503, 429), {
    maxLength: 12,
  }),
  delays: fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 30 }),
  latencies: fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 60 }),
  etags: fc.boolean(),
  first: fc.boolean(),
});
type Schedule = typeof schedule extends fc.Arbitrary<infer T> ? T : never;

/** Schedules that once lost something, kept for good. */
const set = (tab: number, id: string, n = 1): Step => ({ do: 'set', tab, id, n });
const remove = (tab: number, id: string): Step => ({ do: 'remove', tab, id, n: 0 });
const end = (how: 'close' | 'kill', tab: number): Step => ({ do: how, tab });
const known = (
  steps: Step[],
  delays: number[],
  latencies: number[],
  first: boolean,
  faults: Fault[] = [],
  etags = false,
): [Schedule] => [{ steps, faults, delays, latencies, etags, first }];
const found: [Schedule][] = [
  known([set(0, 'd', 2), set(1, 'd'), set(1, 'a')], [3], [0, 3], true),
  known(
    [set(0, 'd'), { do: 'pass', n: 191 }, set(1, 'a'), set(1, 'd', 2), { do: 'pass', n: 400 }, set(1, 'a', 2)],
    [2],
    [0, 0, 0, 0, 58],
    false,
    [500],
  ),
  known([set(1, 'a'), end('close', 1), set(0, 'c'), end('close', 0)], [0, 3], [0, 5], true),
  known([set(0, 'a'), set(1, 'd'), end('kill', 1), end('kill', 0)], [0, 5], [5, 4], true),
  known([set(0, 'd'), set(1, 'a'), end('close', 1)], [], [2, 4], true),
  known([set(0, 'a', 2), set(1, 'b')], [], [2, 2, 2], false),
  known([set(1, 'b'), remove(1, 'b'), set(1, 'a', 2)], [2, 3], [], false),
  known([set(1, 'a'), set(0, 'b'), end('kill', 1)], [0, 3], [4], true),
  known([set(1, 'd'), remove(0, 'd'), end('kill', 1)], [3], [], false),
  known([{ do: 'pass', n: 400 }, set(0, 'a', 2), set(0, 'a', 1)], [0, 0, 0, 0, 102], [], false, ['lost']),
  known([set(0, 'b'), set(1, 'b', 2), { do: 'open', tab: 2 }, end('close', 0)], [], [0, 5], true, [429]),
  known([set(0, 'd'), set(1, 'd', 2), end('close', 0)], [3], [0, 0, 4], false),
  known(
    [{ do: 'pass', n: 20 }, set(0, 'a'), { do: 'pass', n: 350 }, set(0, 'a'), set(0, 'a', 2), end('close', 1)],
    [],
    [0, 0, 0, 0, 0, 0, 2],
    false,
    [503],
  ),
  known([set(0, 'd'), remove(0, 'd'), end('close', 1)], [], [0, 0, 0, 0, 0, 0, 2], false),
  known([set(0, 'd'), set(1, 'd', 2), set(1, 'a', 2), { do: 'open', tab: 2 }], [], [0, 0, 5, 0, 0, 0, 0, 1], false, [
    'hang',
  ]),
];
/** The first tab is never heard by the second one, whose save failed before that of the first: only the note of what was stored tells. */
const unheard = (...steps: Step[]) =>
  known([{ do: 'pass', n: 700 }, ...steps, { do: 'pass', n: 5_000 }], [], [0, 0, 0, 0, 2_000_000], false, [
    'ok',
    'ok',
    503,
  ]);
const foundUnderLocks: [Schedule][] = [
  unheard(set(1, 'a', 3), { do: 'pass', n: 100 }, set(0, 'a', 5)),
  unheard(set(1, 'a', 3), { do: 'pass', n: 100 }, set(0, 'a', 5), set(1, 'b')),
  unheard(set(1, 'b'), { do: 'pass', n: 100 }, set(0, 'a', 5), end('kill', 0)),
];

function quantities(items: readonly CartItem[]): Record<string, number> {
  return Object.fromEntries(items.map((item) => [String(item.id), item.qty] as const).sort());
}

function shown(cart: Cart, id: string): number | undefined {
  return cart.getState().items.find((item) => item.id === id)?.qty;
}

/** Plays a schedule, repairs the world, and gives what must be stored and what is. */
async function play(
  { steps, faults, delays, latencies, etags, first }: Schedule,
  options: CartOptions = {},
): Promise<{ world: World; wanted: Record<string, number>; tabs: Cart[] }> {
  const world = new World();
  if (!first) world.seed('guest-0', [line('a', 1), line('z', 1)]);
  const wishes = new Map<string, number>(first ? [] : Object.entries({ a: 1, z: 1 }));
  Object.assign(world, { etags, faults: [...faults], delays: [...delays] });
  world.browser.latencies = [...latencies];
  const tabs: (Cart | undefined)[] = [];
  const open = (index: number): void => {
    if (tabs[index]) return;
    tabs[index] = world.open(options);
    void tabs[index].start();
  };
  open(0);
  open(1);
  for (const step of steps) {
    // Two tabs cannot be told apart within one tick of the clock.
    await pass(step.do === 'pass' ? step.n : 1);
    if (step.do === 'pass') continue;
    const cart = tabs[step.tab];
    if (step.do === 'open') open(step.tab);
    else if (!cart) continue;
    else if (step.do === 'set' || step.do === 'remove') {
      const now = shown(cart, step.id);
      const quantity = step.do === 'set' ? step.n : undefined;
      // No news for this tab is no wish.
      if (now === quantity) continue;
      cart.setItem(line(step.id, quantity ?? 0));
      expect(shown(cart, step.id)).toBe(quantity);
      if (quantity) wishes.set(step.id, quantity);
      else wishes.delete(step.id);
      await Promise.resolve();
    } else {
      if (step.do === 'kill') world.kill(cart);
      else cart.stop();
      tabs[step.tab] = undefined;
    }
  }
  world.faults = [];
  world.delays = [];
  world.browser.latencies = [];
  await pass(100);
  const last = world.open(options);
  void last.start();
  const alive = [...tabs.filter((cart) => cart !== undefined), last];
  await pass(60_000);
  const stored = vi.fn();
  for (const cart of alive) void cart.flush().then(stored);
  await pass(1_000_000);
  expect(stored.mock.calls).toEqual(alive.map(() => [true]));
  return { world, wanted: Object.fromEntries([...wishes].sort()), tabs: alive };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('tabs that share channel and locks end with the last intent for every line, one save at a time', async () => {
  await fc.assert(
    fc.asyncProperty(schedule, async (given) => {
      const { world, wanted, tabs } = await play(given);
      expect(quantities(world.stored())).toEqual(wanted);
      for (const cart of tabs) expect(quantities(cart.getState().items)).toEqual(wanted);
      // A browser takes the lock of a dead page away; the page's last save flies on.
      if (!given.steps.some((step) => step.do === 'kill')) expect(world.together).toBeLessThanOrEqual(1);
      for (const cart of tabs) cart.stop();
    }),
    { numRuns: RUNS, examples: [...found, ...foundUnderLocks] },
  );
});

it('the same without locks', async () => {
  await fc.assert(
    fc.asyncProperty(schedule, async (given) => {
      const { world, wanted, tabs } = await play(given, { locks: null });
      expect(quantities(world.stored())).toEqual(wanted);
      for (const cart of tabs) cart.stop();
    }),
    { numRuns: RUNS, examples: found },
  );
});

it('without locks, channel and storage two saves at once are both seen to in the end', async () => {
  for (const first of [false, true]) {
    const world = new World();
    if (!first) world.seed('guest-0', [line('z', 1)]);
    const tabs = [0, 1].map(() => world.open({ locks: null, channel: null, storage: null }));
    for (const cart of tabs) void cart.start();
    await pass(1_000);
    tabs.forEach((cart, index) => cart.setItem(line(`own-${index}`, 1)));
    await pass(60_000);
    expect(quantities(world.stored())).toEqual({ 'own-0': 1, 'own-1': 1, ...(first ? {} : { z: 1 }) });
    for (const cart of tabs) cart.stop();
  }
});

it('does not save under an id that another tab has replaced while the lock was waited for', async () => {
  const world = new World();
  world.seed('guest-0', [line('zero', 1)]);
  const request = (_name: string, _options: LockOptions, work: (lock: object) => unknown): Promise<unknown> => {
    if (world.guest() === 'guest-0') world.seed('guest-1', [line('one', 1)]);
    return Promise.resolve(work({}));
  };
  const cart = world.open({ locks: { request: request as LockManager['request'] } });
  void cart.start();
  await pass(1_000);
  cart.setItem(line('mine', 1));
  await pass(5_000);
  expect(quantities(world.carts.get('guest-0')!.items)).toEqual({ zero: 1 });
  expect(quantities(world.stored())).toEqual({ mine: 1, one: 1 });
  cart.stop();
});

it('shows a stored wish again that an older one overwrote, once a tab tells it that will mend it', async () => {
  const world = new World();
  world.seed('guest-0', [line('a', 1)]);
  const told: object[] = [];
  const channel: TabChannel = { onmessage: null, postMessage: (message) => void told.push(message), close: vi.fn() };
  const cart = world.open({ channel: () => channel });
  await begin(cart);
  cart.setItem(line('a', 2));
  await pass(0);
  const wish = told.at(-1);
  world.seed('guest-0', [line('a', 1)]);
  await cart.reload();
  expect(shown(cart, 'a')).toBe(1);
  channel.onmessage?.({ data: wish } as MessageEvent);
  expect(shown(cart, 'a')).toBe(2);
  await pass(5_000);
  expect(quantities(world.stored())).toEqual({ a: 2 });
  cart.stop();
});

it('two shops on one origin share the guest, and nothing else', async () => {
  const world = new World();
  world.jar.set('guestId=guest-0');
  const servers = [new LiteralServer(), new LiteralServer()];
  const [a, b] = ['/a', '/b'].map((url, index) => world.open({ url, fetch: servers[index]!.fetch })) as [Cart, Cart];
  await begin(a);
  await begin(b);
  servers[0]!.intercept = () => new Response('{}', { status: 503 });
  a.setItem(line('mug', 1));
  await pass(5_000);
  expect(b.getState().items).toEqual([]);
  world.kill(a);
  b.setItem(line('pen', 1));
  await pass(5_000);
  expect(servers[1]!.quantities).toEqual({ pen: 1 });
  servers[0]!.intercept = () => undefined;
  const again = world.open({ url: '/a', fetch: servers[0]!.fetch });
  await begin(again);
  expect(await again.flush()).toBe(true);
  expect(servers[0]!.quantities).toEqual({ mug: 1 });
  for (const cart of [again, b]) cart.stop();
});

it('names of other scripts are left alone, and their locks and messages hold nothing up', async () => {
  const world = new World();
  world.seed('guest-0', [line('a', 1)]);
  world.storage.setItem('cart', 'theirs');
  const names: string[] = [];
  const cart = world.open({
    channel: null,
    locks: {
      request: ((name: string, _: LockOptions, work: (lock: object) => unknown) => {
        names.push(name);
        return Promise.resolve(work({}));
      }) as LockManager['request'],
    },
  });
  await begin(cart);
  cart.setItem(line('a', 2));
  await cart.flush();
  cart.reset();
  expect(world.storage.getItem('cart')).toBe('theirs');
  expect(new Set(names)).toEqual(new Set(['marketrow-cart:']));
});

it.each<[string, CartOptions]>([
  ['with Web Locks', {}],
  ['without Web Locks', { locks: null }],
])('what was changed while a stopped page had a save under way is compared with the server, %s', async (_, locks) => {
  const world = new World();
  world.jar.set('guestId=guest-0');
  const server = new LiteralServer();
  server.items = [line('a', 1)];
  let delay = 0;
  // The save arrives, and is stored and answered late.
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const wait = init?.body ? delay : 0;
    if (wait) await new Promise((resolve) => setTimeout(resolve, wait));
    return server.fetch(url, init);
  };
  const cart = world.open({ fetch, ...locks });
  await begin(cart);
  delay = 1_500;
  cart.setItem(line('a', 2));
  await pass(10);
  delay = 0;
  cart.stop();
  cart.setItem(line('a', 1));
  void cart.start();
  let isStored: boolean | undefined;
  void cart.flush().then((value) => (isStored = value));
  await pass(60_000);
  expect(isStored).toBe(true);
  expect(server.quantities).toEqual({ a: 1 });
  expect(quantities(cart.getState().items)).toEqual({ a: 1 });
  cart.stop();
});

it.each<[string, () => Promise<boolean>]>([
  ['rejects', () => Promise.reject(new Error('mine'))],
  [
    'throws',
    () => {
      throw new Error('mine');
    },
  ],
])('a hand-over whose task %s has not merged, is logged, and ends', async (_, task) => {
  const world = new World();
  world.seed('guest-0', [line('a', 1)]);
  const cart = world.open();
  await begin(cart);
  const run = vi.fn(task);
  expect(await cart.handOver(run)).toBe(false);
  expect(run).toHaveBeenCalledTimes(1);
  expect(world.log).toEqual(['mr: the task of handOver failed.']);
  cart.setItem(line('a', 2));
  await pass(1_000);
  expect(cart.getState()).toMatchObject({ status: 'ready', sync: 'clean' });
  expect(quantities(world.stored())).toEqual({ a: 2 });
  cart.stop();
});

it('after a merge nothing is saved before the next id was loaded', async () => {
  const world = new World();
  world.seed('guest-0', [line('a', 1)]);
  const cart = world.open();
  await begin(cart);
  await cart.handOver(() => Promise.resolve(true));
  world.faults = [500, 'network'];
  cart.setItem(line('b', 1));
  await pass(20);
  expect(world.of('POST')).toEqual([]);
  await pass(60_000);
  const [first] = world.of('POST');
  const loads = world.of('GET').filter(({ id, status }) => id === first?.id && status === 200);
  expect(loads.length).toBeGreaterThan(0);
  expect(quantities(world.stored())).toEqual({ b: 1 });
  cart.stop();
});

it('loads again after a merge that failed: its answer may have been lost', async () => {
  const world = new World();
  world.seed('guest-0', [line('a', 1)]);
  const cart = world.open();
  await begin(cart);
  await cart.handOver(() => {
    world.carts.set('guest-0', { items: [line('merged', 1)], revision: 9 });
    return Promise.resolve(false);
  });
  await pass(5_000);
  expect(quantities(cart.getState().items)).toEqual({ merged: 1 });
  cart.stop();
});

it('without locks the id of two tabs that make one each is settled before anything is stored', async () => {
  const world = new World();
  // Two processes: each sees its own cookie at once, and that of the other one a moment later.
  const cookies = (): CookieJar => {
    let own = '';
    return {
      get: () => own || world.jar.get(),
      set: (cookie) => {
        own = cookie.split(';')[0] ?? '';
        setTimeout(() => {
          own = '';
          world.jar.set(cookie);
        }, 100);
      },
    };
  };
  const tabs = [0, 1].map(() => world.open({ locks: null, channel: null, cookies: cookies() }));
  for (const cart of tabs) {
    void cart.start();
    cart.setItem(line('a', 1));
  }
  await pass(20_000);
  expect(new Set(world.of('POST').map(({ id }) => id))).toEqual(new Set([world.guest()]));
  for (const cart of tabs) cart.stop();
});

it('gives all that is shown to a new id where the cookie was deleted', async () => {
  const world = new World();
  world.seed('guest-0', [line('a', 1)]);
  const cart = world.open();
  await begin(cart);
  world.jar.set('guestId=; max-age=0');
  cart.setItem(line('b', 2));
  await pass(1_000);
  expect(world.guest()).not.toBe('guest-0');
  expect(quantities(world.stored())).toEqual({ a: 1, b: 2 });
  cart.stop();
});

it('does not take what another tab has stored for a wish: another device may have changed it since', async () => {
  const world = new World();
  world.seed('guest-0', [line('a', 1)]);
  const first = world.open();
  await begin(first);
  first.setItem(line('a', 2));
  await pass(0);
  world.carts.set('guest-0', { items: [line('a', 5)], revision: 9 });
  const second = world.open();
  await begin(second);
  await pass(60_000);
  expect(shown(second, 'a')).toBe(5);
  expect(quantities(world.stored())).toEqual({ a: 5 });
  for (const cart of [first, second]) cart.stop();
});

it('looks before it saves where another tab was heard, so that what it has not heard of yet stays stored', async () => {
  const world = new World();
  world.seed('guest-0', [line('a', 1)]);
  const tabs = [world.open(), world.open()] as const;
  for (const cart of tabs) await begin(cart);
  world.browser.latencies = Array.from({ length: 20 }, () => 50);
  tabs[0].setItem(line('b', 1));
  await pass(10);
  tabs[1].setItem(line('c', 1));
  await pass(10);
  expect(quantities(world.stored())).toEqual({ a: 1, b: 1, c: 1 });
  for (const cart of tabs) cart.stop();
});

it('waits thirty seconds for a tab that holds the lock and does nothing, then works without it', async () => {
  const world = new World();
  world.seed('guest-0', [line('a', 1)]);
  const request = (_name: string, { signal }: LockOptions): Promise<unknown> =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  const cart = world.open({ locks: { request: request as LockManager['request'] } });
  await cart.start();
  expect(quantities(cart.getState().items)).toEqual({ a: 1 });
  cart.setItem(line('b', 1));
  await pass(29_900);
  expect(world.of('POST')).toEqual([]);
  await pass(200);
  expect(quantities(world.stored())).toEqual({ a: 1, b: 1 });
  let merged: boolean | undefined;
  void cart.handOver(() => Promise.resolve(true)).then((value) => (merged = value));
  await pass(60_000);
  expect(merged).toBe(true);
  cart.stop();
});

it('sends its own change only, where it waited for a merge in another tab', async () => {
  const world = new World();
  world.seed('guest-0', [line('a', 2)]);
  const tabs = [world.open(), world.open()] as const;
  for (const cart of tabs) await begin(cart);
  // The lock is granted before the word of the merge is here.
  world.browser.latencies = Array.from({ length: 20 }, () => 20);
  void tabs[0].handOver(() => new Promise((resolve) => setTimeout(() => resolve(true), 600)));
  await pass(100);
  tabs[1].setItem(line('c', 1));
  await pass(60_000);
  expect(world.guest()).not.toBe('guest-0');
  expect(quantities(world.stored())).toEqual({ c: 1 });
  expect(quantities(world.carts.get('guest-0')?.items ?? [])).toEqual({ a: 2 });
  for (const cart of tabs) cart.stop();
});

it('shows what is stored while another tab waits for the end of its save, and saves after it', async () => {
  const world = new World();
  world.seed('guest-0', [line('a', 1)]);
  const [busy, other] = [world.open(), world.open()] as const;
  await begin(busy);
  world.faults = ['hang'];
  busy.setItem(line('b', 1));
  await pass(1_000);
  void other.start();
  await pass(100);
  expect(quantities(other.getState().items)).toEqual({ a: 1, b: 1 });
  expect(other.getState().status).toBe('ready');
  let merged: boolean | undefined;
  void other.handOver(() => Promise.resolve(false)).then((value) => (merged = value));
  await pass(30_000);
  expect(merged).toBe(false);
  expect(quantities(world.stored())).toEqual({ a: 1, b: 1 });
  for (const cart of [busy, other]) cart.stop();
});

it('is ready while another tab changes faster than the server answers', async () => {
  const world = new World();
  world.seed('guest-0', [line('a', 1)]);
  const [busy, other] = [world.open(), world.open()] as const;
  await begin(busy);
  world.delays = Array.from({ length: 200 }, () => 300);
  void other.start();
  for (let n = 2; n < 12; n += 1) {
    busy.setItem(line('b', n));
    await pass(150);
  }
  expect(other.getState().status).toBe('ready');
  expect(quantities(other.getState().items)).toEqual({ a: 1, b: 11 });
  world.delays = [];
  await pass(10_000);
  expect(quantities(world.stored())).toEqual({ a: 1, b: 11 });
  for (const cart of [busy, other]) cart.stop();
});

it('takes nothing but what is unsent to an id that another tab has begun before its word was heard', async () => {
  const world = new World();
  const [first, second] = [world.open(), world.open()] as const;
  await begin(first);
  first.setItem(line('a', 2));
  await first.flush();
  await begin(second);
  // The first tab hears nothing for a second, as in a long task.
  world.browser.latencies = Array.from({ length: 20 }, () => 1_000);
  second.reset();
  second.setItem(line('z', 1));
  await pass(10);
  first.setItem(line('q', 1));
  await pass(60_000);
  expect(quantities(world.stored())).toEqual({ q: 1, z: 1 });
  for (const cart of [first, second]) cart.stop();
});

it('does not save where the look before it failed: another tab may have stored something', async () => {
  const world = new World();
  world.seed('guest-0', [line('a', 1)]);
  const tabs = [world.open(), world.open()] as const;
  for (const cart of tabs) await begin(cart);
  world.faults = ['network'];
  tabs[1].setItem(line('c', 1));
  await pass(0);
  expect(world.calls.at(-1)).toMatchObject({ method: 'GET', status: 0 });
  expect(tabs[1].getState().sync).toBe('waiting');
  await pass(5_000);
  expect(quantities(world.stored())).toEqual({ a: 1, c: 1 });
  for (const cart of tabs) cart.stop();
});
