/*
 * Reads and saves of carts a second, beside Hono with `pg` and one prepared query a call: the least that a cart in PostgreSQL
 * costs on this machine. Both on one PostgreSQL with fsync on, in processes of their own, turn by turn, by autocannon. Beside the
 * clock it reads the processor time of both processes, which other work on the machine hardly changes.
 * `node packages/api/bench/load.ts`; `--seconds=5` a round, `--rounds=3`, `--connections=100`, `--reads=0.7` and `--saves=0.5`
 * set the exit code by the ratios.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { startPostgres } from '../test-utils/postgres.ts';
import { startProcess } from '../test-utils/process.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '100' },
    reads: { type: 'string', default: '0' },
    saves: { type: 'string', default: '0' },
  },
});

const floor = `
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await pool.query('create table floor_carts (id text primary key, rev bigint not null default 1, lines jsonb not null)');
const read = 'select lines, rev from floor_carts where id = $1';
const save = 'insert into floor_carts (id, lines) values ($1, $2) on conflict (id) ' +
  'do update set lines = excluded.lines, rev = floor_carts.rev + 1 returning rev';
const app = new Hono();
app.get('/cart-items/:id', async (c) => {
  const { rows } = await pool.query({ name: 'read', text: read, values: [c.req.param('id')] });
  return c.json(rows[0]?.lines ?? []);
});
app.post('/cart-items', async (c) => {
  const { guestId, items } = await c.req.json();
  const { rows } = await pool.query({ name: 'save', text: save, values: [guestId, JSON.stringify(items)] });
  return c.json({ items, rev: Number(rows[0].rev) });
});
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log('answers on ' + port));
`;

const line = { id: 'mug', slug: 'blue-mug', name: 'Blue mug', price: 3.5, qty: 2, imgUrl: '/images/mug.webp' };
const ids = Array.from({ length: 1_000 }, (_, index) => `bench-${index}`);
const reads = ids.map((id) => ({ method: 'GET' as const, path: `/cart-items/${id}` }));
const saves = ids.map((guestId) => ({
  method: 'POST' as const,
  path: '/cart-items',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ guestId, items: [line, { ...line, id: 'pot' }] }),
}));

interface Server {
  url: string;
  pid: number;
}

interface Round {
  perSecond: number;
  /** Milliseconds, without the first answer of each connection: before it the client makes ready what it will send, a second and more. */
  p99: number;
  /** Milliseconds of processor time a request. */
  cpu: number;
}

async function measure(
  { url, pid }: Server,
  requests: autocannon.Request[],
  seconds = Number(values.seconds),
): Promise<Round> {
  const before = cpuOf(pid);
  const { promise, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const run = autocannon(
    { url, requests, connections: Number(values.connections), duration: seconds },
    (error: Error | null, result) => {
      if (error) reject(error);
      else resolve(result);
    },
  );
  const answered = new Set<unknown>();
  const times: number[] = [];
  run.on('response', (client: unknown, _status: unknown, _bytes: unknown, milliseconds: number) => {
    if (answered.has(client)) times.push(milliseconds);
    else answered.add(client);
  });
  const result = await promise;
  const { non2xx, errors, timeouts } = result;
  if (non2xx + errors + timeouts > 0) {
    throw new Error(`requests to ${url} failed: ${non2xx} refused, ${errors} broken, ${timeouts} too late`);
  }
  return {
    perSecond: result.requests.average,
    p99: sorted(times)[Math.floor(times.length * 0.99)] ?? NaN,
    cpu: (cpuOf(pid) - before) / result.requests.total,
  };
}

/** User and system time of a process in milliseconds; a tick is a hundredth of a second on Linux. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function startFloor(databaseUrl: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', floor], {
    cwd: import.meta.dirname,
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [text] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: `http://127.0.0.1:${/answers on (\d+)/.exec(text.toString())?.[1]}` };
}

const sorted = (list: number[]) => list.toSorted((a, b) => a - b);
const median = (list: number[]) => sorted(list)[Math.floor(list.length / 2)] ?? NaN;

/** Runs both turn by turn and tells medians, and the range of the ratio inside each round. */
async function compare(name: string, requests: autocannon.Request[], own: Server, bare: Server): Promise<number> {
  const rounds: { own: Round; bare: Round }[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    rounds.push({ own: await measure(own, requests), bare: await measure(bare, requests) });
  }
  const ratios = sorted(rounds.map((round) => round.own.perSecond / round.bare.perSecond));
  const of = (who: 'own' | 'bare') => {
    const middle = (figure: keyof Round, digits = 0) =>
      median(rounds.map((round) => round[who][figure])).toFixed(digits);
    return `${middle('perSecond')} a second, p99 ${middle('p99')} ms, processor ${middle('cpu', 2)} ms each`;
  };
  console.log(
    `${name}: API ${of('own')}; Hono and pg ${of('bare')}; ` +
      `ratio ${median(ratios).toFixed(2)} (${ratios[0]?.toFixed(2)} to ${ratios.at(-1)?.toFixed(2)})`,
  );
  return median(ratios);
}

const postgres = await startPostgres({ isDurable: true });
const api = startProcess({
  DATABASE_URL: postgres.url,
  MAX_CONNECTIONS_PER_ADDRESS: '0',
  NODE_ENV: 'production',
});
const bare = await startFloor(postgres.url);
try {
  const own = { url: await api.url, pid: api.child.pid ?? NaN };
  const other = { url: bare.url, pid: bare.child.pid ?? NaN };
  for (const warm of [own, other]) {
    await measure(warm, saves, 3);
    await measure(warm, reads, 3);
  }
  const readRatio = await compare('reads', reads, own, other);
  const saveRatio = await compare('saves', saves, own, other);
  process.exitCode = readRatio < Number(values.reads) || saveRatio < Number(values.saves) ? 1 : 0;
} finally {
  api.child.kill('SIGTERM');
  const { output } = await api.ended;
  console.log(output.slice(0, 1_000));
  bare.child.kill();
  await postgres.stop();
}
