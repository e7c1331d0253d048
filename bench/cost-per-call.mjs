/*
 * What a call costs in processor time, in the API's process and in PostgreSQL, for reckoning how much a shop needs. Processor
 * time, unlike the clock, is hardly changed by what else the machine does. `node bench/cost-per-call.mjs`
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { startPostgres } from '../packages/api/test-utils/postgres.ts';
import { startProcess } from '../packages/api/test-utils/process.ts';
import { line } from '../packages/api/test-utils/app.ts';

const calls = 6_000;
const connections = 16;
const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

const postgres = await startPostgres({ isDurable: true });
const server = startProcess({ DATABASE_URL: postgres.url });
const url = await server.url;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const items = [1, 2, 3].map((n) => line({ id: `mug-${n}` }));

await measure('save', (n) => send('POST', '/cart-items', { guestId: `shopper-${n % 500}`, items }));
await measure('read', (n) => send('GET', `/cart-items/shopper-${n % 500}`));
agent.destroy();
server.child.kill('SIGTERM');
await server.ended;
await postgres.stop();

/** @param {string} name @param {(n: number) => Promise<void>} call */
async function measure(name, call) {
  const run = async (/** @type {number} */ count) => {
    let next = 0;
    const worker = async () => {
      while (next < count) await call(next++);
    };
    await Promise.all(Array.from({ length: connections }, worker));
  };
  await run(1_000); // Until the code is compiled and each connection has its statements.
  const before = [cpuOf([server.child.pid ?? 0]), cpuOf(databaseProcesses())];
  await run(calls);
  const after = [cpuOf([server.child.pid ?? 0]), cpuOf(databaseProcesses())];
  const [api = 0, database = 0] = after.map((value, index) => ((value - (before[index] ?? 0)) / calls) * 1_000);
  console.log(`${name}: ${api.toFixed(2)} ms in the API, ${database.toFixed(2)} ms in PostgreSQL`);
}

/** @param {string} method @param {string} path @param {unknown} [body] @returns {Promise<void>} */
function send(method, path, body) {
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { method, agent, headers: { 'Content-Type': 'application/json' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${method} ${path}: ${answer.statusCode}`));
      answer.resume().on('end', resolve);
    });
    sent.on('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Processes of the server: the port's own, and those that it started. */
function databaseProcesses() {
  const port = new URL(postgres.url).port;
  const [first = ''] = execFileSync('pgrep', ['-f', '--', `-p ${port} -h 127.0.0.1`], { encoding: 'utf8' }).split('\n');
  return [
    Number(first),
    ...execFileSync('pgrep', ['-P', first], { encoding: 'utf8' }).split('\n').filter(Boolean).map(Number),
  ];
}

/** Seconds of user and system time. @param {readonly number[]} pids */
function cpuOf(pids) {
  return pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return sum + (Number(fields[11]) + Number(fields[12])) / ticks;
  }, 0);
}
