/*
 * What ten readers of the catalogue, 433 products in one answer, do to the carts: the 99th percentile of cart reads and saves by
 * ten connections alone and beside the readers, turn by turn, on PostgreSQL with fsync on. Goal: at most three times as long.
 * `node packages/api/bench/readers.ts`; `--seconds=5` a round, `--rounds=3`; `--most=3` sets the exit code by the ratio.
 */
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { line } from '../test-utils/app.ts';
import { startPostgres } from '../test-utils/postgres.ts';
import { startProcess } from '../test-utils/process.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    most: { type: 'string', default: 'Infinity' },
  },
});

const items = [line(), line({ id: 'pot' })];
const requests = Array.from({ length: 200 }, (_, index): autocannon.Request[] => [
  {
    method: 'POST',
    path: '/cart-items',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ guestId: `bench-${index}`, items }),
  },
  { method: 'GET', path: `/cart-items/bench-${index}` },
]).flat();

const postgres = await startPostgres({ isDurable: true });
const api = startProcess({ DATABASE_URL: postgres.url, MAX_CONNECTIONS_PER_ADDRESS: '0', NODE_ENV: 'production' });
try {
  const url = await api.url;
  const duration = Number(values.seconds);
  const carts = async () => (await autocannon({ url, requests, connections: 10, duration })).latency.p99;
  const readers = () =>
    autocannon({
      url: `${url}/api/products`,
      connections: 10,
      duration: duration + 1,
      // In a thread of its own: the thousand answers a second would hold up the client that measures the carts.
      workers: 1,
      headers: { 'accept-encoding': 'gzip' },
    });
  await Promise.all([carts(), readers()]);

  const rounds: { alone: number; beside: number; perSecond: number }[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const alone = await carts();
    const [beside, { requests: answered }] = await Promise.all([carts(), readers()]);
    rounds.push({ alone, beside, perSecond: answered.average });
  }
  const ratios = rounds.map(({ alone, beside }) => beside / alone).sort((a, b) => a - b);
  const median = ratios[Math.floor(ratios.length / 2)] ?? NaN;
  for (const { alone, beside, perSecond } of rounds)
    console.log(
      `p99 of the carts: ${alone} ms alone, ${beside} ms beside readers with ${perSecond.toFixed(0)} a second`,
    );
  console.log(`ratio ${median.toFixed(1)} (${ratios[0]?.toFixed(1)} to ${ratios.at(-1)?.toFixed(1)})`);
  process.exitCode = median > Number(values.most) ? 1 : 0;
} finally {
  api.child.kill('SIGTERM');
  await api.ended;
  await postgres.stop();
}
