/**
 * Renders the page of every library in this process, turn by turn, and prints the milliseconds of each round as JSON. Run
 * in several processes by run.mjs: what one process's memory and compiler happen to do does not decide.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { libraries } from './libraries.mjs';

const folder = process.argv[2] ?? '';
const rounds = Number(process.argv[3]);
const warmUp = 30;
const require = createRequire(join(folder, 'server.cjs'));

const contenders = libraries.map(({ name }) => ({ name, render: require(join(folder, `${name}.server.cjs`)).render }));
/** @type {Record<string, number[]>} */
const times = Object.fromEntries(contenders.map(({ name }) => [name, []]));
for (let round = -warmUp; round < rounds; round++) {
  // The order turns, so that no library always pays for what the one before it left to collect.
  for (let turn = 0; turn < contenders.length; turn++) {
    const { name, render } = contenders[(turn + round + warmUp) % contenders.length];
    const started = performance.now();
    render();
    const time = performance.now() - started;
    if (round >= 0) times[name].push(time);
  }
}
process.stdout.write(JSON.stringify(times));
