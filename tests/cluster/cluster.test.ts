import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cut, down, findPrimary, heal, kill, up } from './lib/cluster.mjs';
import { databaseNodes } from './lib/nodes.mjs';
import { startLoad } from './load.ts';

let apis: string[];

beforeAll(async () => {
  apis = await up();
});
afterAll(() => {
  // KEEP=1 leaves it for a look at the logs.
  if (!process.env['KEEP']) down();
});

/** How often each fault is tried; each time it meets another moment of the load. */
const rounds = Number(process.env['ROUNDS'] || '2');

const faults = [
  { name: 'killed', fault: kill },
  { name: 'cut off from the others', fault: cut },
];

it.each(faults)(`a primary that is $name loses no acknowledged save, ${rounds} times`, async ({ fault }) => {
  for (let round = 1; round <= rounds; round += 1) {
    const load = startLoad(apis);
    await wait(2_000 + Math.random() * 2_000);
    expect(load.acknowledgedCount()).toBeGreaterThan(0);

    const primary = await findPrimary();
    if (!primary) throw new Error('there is no primary to take away');
    const since = performance.now();
    fault(primary);
    const settled = since + 1_000; // What was on its way when the fault came may still be acknowledged.
    await expect
      .poll(() => load.firstAcknowledgedAfter(settled), { timeout: 60_000, interval: 100 })
      .toBeGreaterThan(0);
    const gap = Math.round((load.firstAcknowledgedAfter(settled) ?? 0) + 1_000);
    expect(gap, 'milliseconds until saves were acknowledged again').toBeLessThan(30_000);
    await wait(3_000);

    await heal(primary);
    await wait(2_000);
    expect(await load.stop()).toEqual([]);
    expect(await load.findLost()).toEqual([]);
    console.log(`${primary}: acknowledged again after ${gap} ms, ${load.acknowledgedCount()} saves in all`);
  }
});

it('a primary that is cut off while a second machine is down loses no acknowledged save, and is healed before that one', async () => {
  const load = startLoad(apis);
  await wait(2_000);
  const primary = await findPrimary();
  const other = databaseNodes.find(({ name }) => name !== primary)?.name;
  if (!primary || !other) throw new Error('there is no primary to take away');
  kill(other);
  await wait(5_000);
  cut(primary);
  await wait(10_000);

  const since = performance.now();
  await heal(primary);
  await expect.poll(() => load.firstAcknowledgedAfter(since), { timeout: 30_000, interval: 100 }).toBeGreaterThan(0);
  await heal(other);
  await wait(2_000);
  expect(await load.stop()).toEqual([]);
  expect(await load.findLost()).toEqual([]);
});
