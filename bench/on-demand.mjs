/*
 * Pages on demand over a large catalogue: `npm run build -- cart-client fixtures components on-demand` first. Asks the server of the
 * pages for so many addresses of each template, taken at random from its own sitemap, one at a time, and reads its resident memory
 * before and after. `--products=100000`, `--addresses=200`; `--p50=100` (milliseconds) and `--growth=1.15` set the exit code.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freePort } from '../scripts/lib/freePort.mjs';

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    addresses: { type: 'string', default: '200' },
    p50: { type: 'string', default: '100' },
    growth: { type: 'string', default: '1.15' },
  },
});
const entry = fileURLToPath(new URL('../site/on-demand/dist/server/entry.mjs', import.meta.url));

/** Templates, each with what its addresses begin with. */
const templates = {
  product: /^(?:\/de)?\/products\//,
  category: /^(?:\/de)?\/categories\//,
  shop: /^(?:\/de)?\/shops\//,
  brand: /^(?:\/de)?\/brands\//,
  deals: /^(?:\/de)?\/sales-1/,
};
const words = ['tea', 'lamp', 'oak', 'wool', 'camera', 'red', 'set', 'kids'];

const port = await freePort();
const started = performance.now();
const server = spawn(process.execPath, [entry], {
  env: { ...process.env, CATALOG_SIZE: values.products, HOST: '127.0.0.1', PORT: String(port) },
  stdio: ['ignore', 'ignore', 'inherit'],
});
process.on('exit', () => server.kill());

for (const file of ['/data/search.json', '/data/de/search.json']) await ready(file);
console.log(`${values.products} products read in ${seconds(performance.now() - started)}, ${megabytes()} MB resident`);

const addresses = await sitemap();
const next = seeded(1);
const kinds = Object.entries(templates).map(([name, pattern]) => {
  const list = addresses.filter((path) => pattern.test(path));
  return /** @type {Kind} */ ([name, () => list[next(list.length)] ?? '']);
});
const products = addresses.filter((path) => path.startsWith('/products/'));
kinds.push(['data', () => `/data${products[next(products.length)] ?? ''}.json`]);
kinds.push(['search', () => `/data/search.json?q=${words[next(words.length)] ?? ''}&page=${String(1 + next(3))}`]);

// A round that is not counted: lists and their counts are worked out when they are first asked for.
await rounds(kinds, Number(values.addresses));
const before = megabytes();
const rows = await rounds(kinds, Number(values.addresses));
const after = megabytes();

console.table(rows);
console.log(`Resident memory ${before} MB before the counted round, ${after} MB after it`);
const isQuick = rows.every(({ p50 }) => p50 <= Number(values.p50));
if (!isQuick || after > before * Number(values.growth)) process.exitCode = 1;
server.kill();

/** @typedef {[template: string, address: () => string]} Kind a template, and what gives one of its addresses */

/**
 * Asks for so many addresses of each kind: milliseconds by the clock, and of processor time a page, which load changes little.
 *
 * @param {readonly Kind[]} list @param {number} count
 */
async function rounds(list, count) {
  const rows = [];
  for (const [template, address] of list) {
    /** @type {number[]} */
    const times = [];
    const cpu = cpuTime();
    for (let round = 0; round < count; round += 1) {
      const path = address();
      const start = performance.now();
      const answer = await fetch(`http://127.0.0.1:${String(port)}${path}`);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`mr: ${path} answered ${String(answer.status)}.`);
      times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    const at = (/** @type {number} */ share) =>
      Math.round(10 * (times[Math.floor(share * (count - 1))] ?? Number.NaN)) / 10;
    rows.push({ template, p50: at(0.5), p99: at(0.99), cpu: Math.round((10 * (cpuTime() - cpu)) / count) / 10 });
  }
  return rows;
}

/** Processor time of the server in milliseconds, user and system of all threads. */
function cpuTime() {
  const [, text = ''] = readFileSync(`/proc/${String(server.pid)}/stat`, 'utf8').split(') ');
  const fields = text.split(' ');
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

/** Every address of the catalogue's sitemap, without the origin. */
async function sitemap() {
  const pathsIn = async (/** @type {string} */ path) => {
    const xml = await (await fetch(`http://127.0.0.1:${String(port)}${path}`)).text();
    return [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
  };
  const parts = (await pathsIn('/sitemap.xml')).filter((path) => !path.includes('pages'));
  const lists = [];
  for (const part of parts) lists.push(await pathsIn(part));
  return lists.flat();
}

/** Waits until the server answers. */
async function ready(/** @type {string} */ path) {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${String(port)}${path}`).catch(() => undefined);
    if (answer) {
      await answer.arrayBuffer();
      return;
    }
    if (server.exitCode !== null) throw new Error('mr: the server of the pages has ended.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** What the server holds in memory, as the system counts it. */
function megabytes() {
  const status = readFileSync(`/proc/${String(server.pid)}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

function seconds(/** @type {number} */ milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** Numbers that are the same on each run (mulberry32). */
function seeded(/** @type {number} */ seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return Math.floor((((value ^ (value >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}
