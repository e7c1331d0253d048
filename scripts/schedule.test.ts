import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runInOrder } from './lib/schedule.mjs';

/** Runs jobs that each take a number of turns, and writes down what started and ended. */
async function trace(cores: number, jobs: Parameters<typeof runInOrder>[0], turns: Record<string, number> = {}) {
  const events: string[] = [];
  await runInOrder(jobs, cores, async ({ name }) => {
    events.push(`+${name}`);
    for (let turn = 0; turn < (turns[name] ?? 5); turn += 1) await nextTurn();
    events.push(`-${name}`);
  });
  return events.join(' ');
}

const lint = { name: 'lint', oneCore: true };
const types = { name: 'types', oneCore: true };
const format = { name: 'format', oneCore: true };

it('runs as many jobs of one core beside each other as there are cores, in their order', async () => {
  expect(await trace(2, [lint, types, format], { lint: 20 })).toBe('+lint +types -types +format -format -lint');
  expect(await trace(1, [lint, types])).toBe('+lint -lint +types -types');
});

it('gives the machine to a job that does not say it works on one core', async () => {
  expect(await trace(4, [lint, { name: 'stories' }, types])).toBe('+lint -lint +stories -stories +types -types');
});

it('waits for a job whose result another one reads', async () => {
  const pages = { name: 'pages', oneCore: true, after: ['lint', 'unknown'] };
  expect(await trace(2, [lint, pages])).toBe('+lint -lint +pages -pages');
});

it('throws what a job throws', async () => {
  const work = runInOrder([lint, types], 2, ({ name }) => Promise.reject(new Error(name)));
  await expect(work).rejects.toThrow('lint');
});
