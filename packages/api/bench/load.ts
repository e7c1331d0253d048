/*
 * How many saves a second, beside an empty Hono that only reads the body and answers (decisions.md 34): the two in turn, in
 * processes of their own, by autocannon. Also a mix of nine reads and one save. `node packages/api/bench/load.ts`;
 * `--seconds=5` a round, `--rounds=3`, `--database=postgres` on a server that it starts itself, `--least=0.05` sets the
 * exit code by the ratio of saves.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { startPostgres } from '../test-utils/postgres.ts';
import { startProcess } from '../test-utils/process.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    database: { type: 'string', default: 'embedded' },
    least: { type: 'string', default: '0' },
  },
});

const bareHono = `
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
const app = new Hono();
app.post('/cart-items', async (c) => c.json({ items: (await c.req.json()).items, rev: 1 }));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log('answers on ' + port));
`;

const line = { id: 'mug', slug: 'blue-mug', name: 'Blue mug', price: 3.5, qty: 2, imgUrl: '/images/mug.webp' };
const headers = { 'content-type': 'application/json' };
const save = (index: number) => ({
  method: 'POST' as const,
  path: '/cart-items',
  headers,
  body: JSON.stringify({ guestId: `bench-${index}`, items: [line, { ...line, id: 'pot' }] }),
});
const saves = Array.from({ length: 100 }, (_, index) => save(index));
const mix = saves.flatMap((request, index) => [
  request,
  ...Array.from({ length: 9 }, () => ({ method: 'GET' as const, path: `/cart-items/bench-${index}` })),
]);

async function measure(url: string, requests: autocannon.Request[]) {
  const result = await autocannon({ url, requests, connections: 50, duration: Number(values.seconds) });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

async function startBare() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', bareHono], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [text] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: `http://127.0.0.1:${/answers on (\d+)/.exec(text.toString())?.[1]}` };
}

const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? NaN;

const directory = mkdtempSync(join(tmpdir(), 'marketrow-bench-'));
const postgres = values.database === 'postgres' ? await startPostgres() : undefined;
const environment: Record<string, string> = postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: directory };
const api = startProcess(environment);
const bare = await startBare();
try {
  const url = await api.url;
  await measure(url, saves); // Warms both the server and its database.
  const rounds = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const own = await measure(url, saves);
    rounds.push({ own, empty: await measure(bare.url, saves), mixed: await measure(url, mix) });
  }
  const own = median(rounds.map((round) => round.own.perSecond));
  const empty = median(rounds.map((round) => round.empty.perSecond));
  const mixed = median(rounds.map((round) => round.mixed.perSecond));
  const p99 = median(rounds.map((round) => round.own.p99));
  const ratio = own / empty;
  console.log(
    `${values.database}: ${own.toFixed(0)} saves a second (p99 ${p99.toFixed(0)} ms), bare Hono ${empty.toFixed(0)}, ` +
      `ratio ${ratio.toFixed(3)}; nine reads and one save: ${mixed.toFixed(0)} a second`,
  );
  process.exitCode = ratio < Number(values.least) ? 1 : 0;
} finally {
  api.child.kill('SIGTERM');
  await api.ended;
  bare.child.kill();
  await postgres?.stop();
  rmSync(directory, { recursive: true, force: true });
}
