import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startPostgres, type TestPostgres } from '../../test-utils/postgres.ts';
import { ormOver } from './transactions.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let postgres: TestPostgres;
let pool: pg.Pool;

beforeAll(async () => {
  postgres = await startPostgres();
  // One connection: what is not given back is missed at once.
  pool = new pg.Pool({ connectionString: postgres.url, max: 1, connectionTimeoutMillis: 2_000 });
  pool.on('error', () => undefined);
});
afterAll(async () => {
  await pool.end();
  await postgres.stop();
});

const one = () => ormOver(pool).transaction((transaction) => transaction.execute(sql`select 1 as one`));

/** From now on the pool's connection answers the statement `broken` as one that the server has cut. */
async function breakAt(broken: string): Promise<void> {
  const client = await pool.connect();
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const [statement] = args as [{ text?: string } | string];
    const text = typeof statement === 'string' ? statement : statement.text;
    if (text?.startsWith(broken)) return Promise.reject(Object.assign(new Error('cut'), { code: 'ECONNRESET' }));
    return query(...args);
  }) as typeof client.query;
  client.release();
}

it.each(['begin', 'select', 'commit', 'rollback'])(
  'gives the connection back when %s finds it cut',
  async (statement) => {
    await breakAt(statement);
    const work = statement === 'rollback' ? failing() : one();
    await expect(work).rejects.toThrow();
    expect(await one()).toMatchObject({ rows: [{ one: 1 }] });
  },
);

it('gives it back when the work itself fails, and keeps it open', async () => {
  await one();
  const before = await backend();
  await expect(failing()).rejects.toThrow('by the work');
  expect(await backend()).toBe(before);
});

function failing() {
  return ormOver(pool).transaction(() => Promise.reject(new Error('by the work')));
}

async function backend(): Promise<unknown> {
  return (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
}
