/**
 * A table of 10,000 rows, windowed: `DataTable` beside TanStack Table and Virtual written by hand with the same cells, turn by
 * turn in one page of Chromium, at full speed and with the processor slowed down four times. Prints the shortest time
 * of each in milliseconds (other work on the machine only adds to it; slowed down, the median, as Chromium lets single runs
 * through at full speed), their ratio and the median longest task. Exit 1 above `--most` (default 1.3).
 */
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { chromium as options } from '../chromium.ts';

const argument = (/** @type {string} */ name, /** @type {number} */ usual) =>
  Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? usual);
const most = argument('most', 1.3);
const rounds = argument('rounds', 12);
const rows = argument('rows', 10_000);
const steps = /** @type {const} */ (['mount', 'sortText', 'sortNumber', 'filter']);

/** @typedef {{ time: number, longest: number }} Took what a step took, in milliseconds */
/** @type {Took} */
const nothing = { time: Number.NaN, longest: Number.NaN };

const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL('table/page.tsx', import.meta.url))],
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
});
const browser = await chromium.launch(options);
const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
await page.goto('about:blank');
await page.addStyleTag({ path: fileURLToPath(import.meta.resolve('@marketrow/components/styles.css')) });
await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
const session = await page.context().newCDPSession(page);

let failed = false;
for (const slow of [1, 4]) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
  /** @type {Record<string, Record<string, Took[]>>} */
  const took = { kit: {}, tanstack: {} };
  for (let round = -2; round < rounds; round++) {
    const order = round % 2 === 0 ? ['kit', 'tanstack'] : ['tanstack', 'kit'];
    /** @type {Record<string, string[]>} */
    const shown = {};
    for (const name of order) {
      const result = /** @type {{ steps: Record<string, Took>, shown: string[] }} */ (
        await page.evaluate(
          ([table, count]) => /** @type {any} */ (globalThis).run(table, count),
          /** @type {const} */ ([name, rows]),
        )
      );
      shown[name] = result.shown;
      if (round >= 0) for (const step of steps) ((took[name] ??= {})[step] ??= []).push(result.steps[step] ?? nothing);
    }
    if (shown['kit']?.join('\n') !== shown['tanstack']?.join('\n')) {
      throw new Error('mr: the two tables show other cells. A ratio would mean nothing. Bring bench/table up to date.');
    }
  }
  console.log(
    `\nProcessor ${slow === 1 ? 'at full speed' : `slowed down ${slow} times`}, ${rounds} rounds, ${rows} rows`,
  );
  for (const step of steps) {
    const [kit = [], peer = []] = [took['kit']?.[step], took['tanstack']?.[step]];
    const times = [kit, peer].map((rounds) => rounds.map(({ time }) => time));
    const [time, peerTime] = times.map((each) => (slow === 1 ? Math.min(...each) : median(each)));
    const ratio = (time ?? Number.NaN) / (peerTime ?? Number.NaN);
    const of = (/** @type {Took[]} */ rounds, /** @type {keyof Took} */ what) =>
      median(rounds.map((each) => each[what]));
    console.log(
      `${step.padEnd(11)} ${time?.toFixed(1)} ms beside ${peerTime?.toFixed(1)} ms, ${ratio.toFixed(2)} times; ` +
        `longest task ${tasks(of(kit, 'longest'))} beside ${tasks(of(peer, 'longest'))}`,
    );
    if (!(ratio <= most)) failed = true;
  }
}
await browser.close();
if (failed) process.exitCode = 1;

/** @param {number} longest @returns {string} */
function tasks(longest) {
  return longest === 0 ? 'under 50 ms' : `${longest.toFixed(0)} ms`;
}

/** @param {number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
