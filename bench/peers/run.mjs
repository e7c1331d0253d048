/**
 * 48 live product cards, ours beside hand-written React, Base UI, Storefront UI and MUI, in one interleaved run. Prints the
 * table of bench/README.md. `--processes`, `--rounds` and `--pages` change how often.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { main, Problem, step } from '../../scripts/lib/progress.mjs';
import { run, tail } from '../../scripts/lib/run.mjs';
import { libraries } from './libraries.mjs';

const folder = import.meta.dirname;
const option = (/** @type {string} */ name, /** @type {number} */ fallback) =>
  Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback);

await main(async () => {
  await ensureInstalled();
  await ensureBrowser();
  const { buildAll, out } = await import('./build.mjs');
  const { measureInBrowser } = await import('./browser.mjs');
  const sizes = await step('Building every library’s page', buildAll);
  const load = [loadavg()[0]];
  const server = await step('Rendering on the server', () =>
    measureServer(out, option('processes', 4), option('rounds', 60)),
  );
  const browser = await step('Hydrating in Chromium', () => measureInBrowser(out, option('pages', 7)));
  load.push(loadavg()[0]);

  const rows = [
    ['gz JS + CSS, KB', (/** @type {string} */ name) => kilobytes(sizes[name].js + sizes[name].css)],
    [
      '… of which JS, CSS',
      (/** @type {string} */ name) => `${kilobytes(sizes[name].js)}, ${kilobytes(sizes[name].css)}`,
    ],
    // Speed: how many pages while hand-written React makes one.
    [
      'server render, × plain',
      (/** @type {string} */ name) => spread(server.map((times) => ratio(times.plain, times[name]))),
    ],
    [
      'hydrate CPU, × plain',
      (/** @type {string} */ name) => spread(ratios(browser[name].hydrate, browser.plain.hydrate)),
    ],
    ['hydrate CPU, ms (throttled)', (/** @type {string} */ name) => median(browser[name].hydrate).toFixed(0)],
    ['elements a card', (/** @type {string} */ name) => browser[name].elements.toFixed(1)],
    [
      'HTML, KB / gz',
      (/** @type {string} */ name) =>
        `${kilobytes(Buffer.byteLength(browser[name].html))} / ${kilobytes(gzipSync(browser[name].html).length)}`,
    ],
  ];
  console.log(
    `\n| 48 cards | ${libraries.map(({ label }) => label).join(' | ')} |\n|${' --- |'.repeat(libraries.length + 1)}`,
  );
  for (const [label, value] of /** @type {[string, (name: string) => string][]} */ (rows)) {
    console.log(`| ${label} | ${libraries.map(({ name }) => value(name)).join(' | ')} |`);
  }
  console.log(`\nLoad of the machine at the start and the end: ${load.map((value) => value.toFixed(1)).join(', ')}.`);
  return 0;
});

/** Installs the libraries once for each lockfile. */
async function ensureInstalled() {
  const lockfile = readFileSync(join(folder, 'package-lock.json'));
  const wanted = createHash('sha256').update(lockfile).digest('hex');
  const stamp = join(folder, 'node_modules', '.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await step('Installing the other libraries', async () => {
    const { code, output } = await run(
      'npm',
      ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
      { cwd: folder },
    );
    if (code !== 0) throw new Problem(`npm ci failed in bench/peers:\n${tail(output)}`);
  });
  writeFileSync(stamp, wanted);
}

/**
 * @param {string} out @param {number} processes @param {number} rounds
 * @returns {Promise<Record<string, number[]>[]>} one entry for each process
 */
async function measureServer(out, processes, rounds) {
  const results = [];
  for (let index = 0; index < processes; index++) {
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'server.mjs'), out, String(rounds)], {
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 1e8,
    });
    results.push(JSON.parse(stdout));
  }
  return results;
}

/** Round by round, so that whatever else the machine does falls on both. @param {number[]} of @param {number[]} to */
function ratios(of, to) {
  return of.map((time, round) => time / (to[round] ?? Number.NaN));
}

/** @param {number[]} of @param {number[]} to */
function ratio(of, to) {
  return median(ratios(of, to));
}

/** The median with the smallest and the largest. @param {number[]} values */
function spread(values) {
  return `${median(values).toFixed(2)} (${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)})`;
}

/** @param {number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return (bytes / 1024).toFixed(1);
}
