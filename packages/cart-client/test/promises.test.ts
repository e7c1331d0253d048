import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Cart, CartItem } from '../src/types.ts';
import { line, pass, World, type Fault } from './support/world.ts';

/* The promises on saves, loads and quantities under arbitrary schedules. Time is virtual; fast-check prints seed and path of a failure. */

const RUNS = Number(process.env.CART_RUNS ?? (process.env.NIGHTLY ? 10_000 : 2_000));
vi.setConfig({ testTimeout: 120_000 + RUNS * 30 });

type Step =
  | { do: 'set' | 'add'; id: string; n: number }
  | { do: 'remove'; id: string }
  | { do: 'clear' | 'restart' | 'reload' }
  | { do: 'elsewhere'; id: string; n: number }
  | { do: 'pass'; n: number };

const id = fc.constantFrom('a', 'b', 'c', 'd');
const change: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('set' as const), id, n: fc.integer({ min: -1, max: 12_000 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('add' as const), id, n: fc.integer({ min: -2, max: 3 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('remove' as const), id }) },
);
const clear: fc.Arbitrary<Step> = fc.record({ do: fc.constant('clear' as const) });
const time: fc.Arbitrary<Step> = fc.record({
  do: fc.constant('pass' as const),
  n: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 400 }), fc.integer({ min: 400, max: 20_000 })),
});
const restart: fc.Arbitrary<Step> = fc.record({ do: fc.constantFrom('restart' as const, 'reload' as const) });
const elsewhere: fc.Arbitrary<Step> = fc.record({
  do: fc.constant('elsewhere' as const),
  id: fc.constantFrom('x', 'y'),
  n: fc.integer({ min: 1, max: 9 }),
});
const faults = fc.array(
  fc.constantFrom<Fault>('ok', 'ok', 'network', 'lost', 'hang', 'html', 'shape', 500, 503, 429, 408),
  { maxLength: 14 },
);
const delays = fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 30 });
const seeded = fc.uniqueArray(fc.record({ id, qty: fc.integer({ min: 1, max: 20 }) }), {
  selector: (entry) => entry.id,
});

/** What the server must hold in the end: the last intent for each line. */
class Intents {
  readonly lines: Map<string, number>;

  constructor(items: readonly CartItem[]) {
    this.lines = new Map(items.map((item) => [String(item.id), item.qty]));
  }

  want(key: string, quantity: number): void {
    if (quantity < 1) this.lines.delete(key);
    else this.lines.set(key, Math.min(quantity, 9999));
  }
}

function quantities(items: readonly CartItem[]): Map<string, number> {
  return new Map(items.map((item) => [String(item.id), item.qty]));
}

async function play(world: World, steps: Step[], wishes: Intents): Promise<Cart> {
  let cart = world.open();
  void cart.start();
  for (const step of steps) {
    if (step.do === 'set') {
      wishes.want(step.id, step.n);
      cart.setItem(line(step.id, step.n));
    } else if (step.do === 'add') {
      const wanted = (quantities(cart.getState().items).get(step.id) ?? 0) + step.n;
      wishes.want(step.id, wanted);
      cart.add(line(step.id, 1), step.n);
    } else if (step.do === 'remove') {
      wishes.want(step.id, 0);
      cart.remove(step.id);
    } else if (step.do === 'clear') {
      wishes.lines.clear();
      cart.clear();
    } else if (step.do === 'elsewhere') {
      const stored = world.carts.get('guest-0')!;
      const others = stored.items.filter((item) => item.id !== step.id);
      world.carts.set('guest-0', { items: [...others, line(step.id, step.n)], revision: stored.revision + 1 });
      wishes.want(step.id, step.n);
    } else if (step.do === 'restart') {
      cart.stop();
      cart = world.open();
      void cart.start();
    } else if (step.do === 'reload') {
      void cart.reload();
    } else if ('n' in step) {
      await pass(step.n);
    }
    // What was just asked for is shown at once, whatever the network does.
    if ('id' in step && step.do !== 'elsewhere') {
      expect(quantities(cart.getState().items).get(step.id)).toBe(wishes.lines.get(step.id));
    }
  }
  return cart;
}

/** The network works from here on: everything must be stored. */
async function settle(world: World, cart: Cart): Promise<void> {
  world.faults = [];
  world.delays = [];
  let stored: boolean | undefined;
  void cart.flush().then((value) => (stored = value));
  await pass(1_000_000);
  expect(stored).toBe(true);
}

function checkCalls(world: World): void {
  expect(world.peak).toBeLessThanOrEqual(1);
  for (const [index, call] of world.calls.entries()) {
    if (call.method === 'GET') continue;
    const { items } = JSON.parse(call.body) as { items: CartItem[] };
    for (const item of items) {
      expect(Number.isInteger(item.qty) && item.qty >= 1 && item.qty <= 9999).toBe(true);
      expect(Object.keys(item)).toEqual(['id', 'slug', 'name', 'price', 'qty', 'imgUrl']);
    }
    expect(new Set(items.map((item) => String(item.id))).size).toBe(items.length);
    if (call.id === 'guest-0') {
      const earlier = world.calls.slice(0, index).filter((other) => other.page === call.page);
      expect(earlier.some((other) => other.method === 'GET' && other.status === 200)).toBe(true);
    }
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a known guest ends with the last intent for every line, whatever happened before', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 6, arbitrary: change }, clear, { weight: 3, arbitrary: time }, restart), {
        maxLength: 40,
      }),
      faults,
      delays,
      seeded,
      fc.boolean(),
      async (steps, someFaults, someDelays, lines, etags) => {
        const world = new World();
        world.etags = etags;
        world.seed(
          'guest-0',
          lines.map((entry) => line(entry.id, entry.qty)),
        );
        Object.assign(world, { faults: [...someFaults], delays: [...someDelays] });
        const wishes = new Intents(world.stored());
        const cart = await play(world, steps, wishes);
        await settle(world, cart);
        expect(quantities(world.stored())).toEqual(wishes.lines);
        expect(quantities(cart.getState().items)).toEqual(wishes.lines);
        checkCalls(world);
        cart.stop();
      },
    ),
    { numRuns: RUNS },
  );
});

it('a new guest ends with the last intent for every line', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 6, arbitrary: change }, clear, { weight: 3, arbitrary: time }, restart), {
        maxLength: 40,
      }),
      faults,
      fc.boolean(),
      async (steps, someFaults, etags) => {
        const world = new World();
        Object.assign(world, { etags, faults: [...someFaults] });
        const wishes = new Intents([]);
        const cart = await play(world, steps, wishes);
        await settle(world, cart);
        expect(quantities(world.stored())).toEqual(wishes.lines);
        checkCalls(world);
        cart.stop();
      },
    ),
    { numRuns: RUNS },
  );
});

it('with entity tags nothing that another device stored is lost', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          { weight: 5, arbitrary: change },
          { weight: 2, arbitrary: elsewhere },
          { weight: 3, arbitrary: time },
          restart,
        ),
        {
          maxLength: 40,
        },
      ),
      faults,
      delays,
      async (steps, someFaults, someDelays) => {
        const world = new World();
        world.seed('guest-0', [line('a', 1), line('x', 1)]);
        Object.assign(world, { etags: true, faults: [...someFaults], delays: [...someDelays] });
        const wishes = new Intents(world.stored());
        const cart = await play(world, steps, wishes);
        await settle(world, cart);
        expect(quantities(world.stored())).toEqual(wishes.lines);
        checkCalls(world);
        cart.stop();
      },
    ),
    { numRuns: RUNS },
  );
});

it('a load is one step and one change of the lines, and changes made before the answer win', async () => {
  await fc.assert(
    fc.asyncProperty(seeded, fc.array(change, { maxLength: 6 }), async (lines, steps) => {
      const world = new World();
      world.seed(
        'guest-0',
        lines.map((entry) => line(entry.id, entry.qty)),
      );
      world.delays = [500];
      const wishes = new Intents(world.stored());
      const cart = await play(world, steps, wishes);
      const before = cart.getState().items;
      const seen = new Set<unknown>([before]);
      cart.subscribe(() => seen.add(cart.getState().items));
      await pass(500);
      expect(quantities(cart.getState().items)).toEqual(wishes.lines);
      expect(seen.size).toBeLessThanOrEqual(2);
      const differs =
        JSON.stringify([...quantities(lines.map((entry) => line(entry.id, entry.qty)))]) !==
        JSON.stringify([...wishes.lines]);
      if (!differs) expect(world.of('POST')).toEqual([]);
      expect(world.of('POST').length).toBeLessThanOrEqual(1);
      cart.stop();
    }),
    { numRuns: RUNS },
  );
});

it('nothing is saved before a load of a known guest has worked', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom<Fault>('network', 'hang', 'html', 'shape', 500, 503, 401, 429), {
        minLength: 1,
        maxLength: 6,
      }),
      fc.array(fc.oneof(change, time), { minLength: 1, maxLength: 12 }),
      async (someFaults, steps) => {
        const world = new World();
        world.seed('guest-0', [line('kept', 3)]);
        world.faults = [...someFaults];
        const cart = await play(world, steps, new Intents(world.stored()));
        const loaded = world.calls.findIndex((call) => call.method === 'GET' && call.status === 200);
        const saved = world.calls.findIndex((call) => call.method === 'POST');
        if (saved !== -1) expect(loaded !== -1 && loaded < saved).toBe(true);
        await settle(world, cart);
        expect(quantities(world.stored()).get('kept')).toBe(3);
        cart.stop();
      },
    ),
    { numRuns: RUNS },
  );
});
