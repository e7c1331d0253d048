import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TabChannel } from '../src/types.ts';
import { stubPage } from './support/browser.ts';
import { begin, line, pass, World } from './support/world.ts';

/* A try that is due is made: no change, message or clock puts it off. */

const HOUR = 3_600_000;
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

it('a change every 0.8 s does not put off the try after a failure', async () => {
  const cart = world.open();
  await begin(cart);
  world.faults = [503];
  for (let n = 0; n < 4; n += 1) {
    cart.setItem(line('a', 2 + n));
    await pass(800);
  }
  expect(world.stored()[0]?.qty).toBeGreaterThan(1);
});

it('messages of a foreign script on the channel do not put it off, nor do those of a tab with another id', async () => {
  const channel: TabChannel = { onmessage: null, postMessage: vi.fn(), close: vi.fn() };
  const cart = world.open({ channel: () => channel });
  await begin(cart);
  world.faults = [503];
  cart.setItem(line('a', 2));
  await pass(0);
  for (let n = 0; n < 6; n += 1) {
    const data: unknown = n % 2 ? 'not ours' : { guestId: 'other', intents: [] };
    channel.onmessage?.({ data } as MessageEvent);
    await pass(300);
  }
  expect(world.stored()[0]?.qty).toBe(2);
});

describe('a clock that is set back while a save fails', () => {
  const woken: [
    name: string,
    wake: (page: ReturnType<typeof stubPage>, flush: () => void, change: () => void) => void,
  ][] = [
    ['the network is back', (page) => page.fire('online')],
    ['flush is called', (_, flush) => flush()],
    ['a line is changed', (_, __, change) => change()],
    ['the page is seen', (page) => page.hide(false)],
  ];
  it.each(woken)('does not hold it back when %s', async (_, wake) => {
    const page = stubPage();
    let offset = 0;
    const cart = world.open({ now: () => Date.now() + offset });
    await begin(cart);
    world.faults = [503];
    cart.setItem(line('a', 2));
    await pass(0);
    offset = -2 * HOUR;
    wake(
      page,
      () => void cart.flush(),
      () => cart.setItem(line('a', 3)),
    );
    await pass(1_000);
    expect(world.stored()[0]?.qty).toBeGreaterThan(1);
    cart.stop();
  });

  it('keeps what the server asked for bounded: it is waited for once, whatever jumps', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ after: fc.integer({ min: 1, max: 20_000 }), jump: fc.integer({ min: -48, max: 48 }) }), {
          maxLength: 12,
        }),
        async (jumps) => {
          world = new World();
          world.seed('guest-0', [line('a', 1)]);
          let offset = 0;
          const cart = world.open({ now: () => Date.now() + offset });
          await begin(cart);
          world.faults = [503];
          world.retryAfter = '60';
          cart.setItem(line('a', 2));
          for (const { after, jump } of jumps) {
            await pass(after);
            offset += jump * HOUR;
            cart.setItem(line('b', after));
          }
          await pass(Math.max(0, 62_000 - jumps.reduce((sum, { after }) => sum + after, 0)));
          expect(world.stored()[0]?.qty).toBe(2);
          cart.stop();
        },
      ),
      { numRuns: 200 },
    );
  });
});

it.each([0, 0.000_1, 0.5, 0.999_9])(
  'an outage costs at most ten calls in the first minute, with a jitter of %s',
  async (jitter) => {
    const cart = world.open({ random: () => jitter });
    await begin(cart);
    world.faults = Array.from({ length: 200 }, () => 503);
    cart.setItem(line('a', 2));
    await pass(60_000);
    expect(world.of('POST').length).toBeGreaterThan(5);
    expect(world.of('POST').length).toBeLessThanOrEqual(10);
    await pass(600_000);
    expect(world.of('POST').length).toBeLessThanOrEqual(52);
    cart.stop();
  },
);
