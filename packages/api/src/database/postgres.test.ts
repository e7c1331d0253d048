import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { silentLogger } from '../../test-utils/app.ts';
import { startPostgres, type TestPostgres } from '../../test-utils/postgres.ts';
import { saveCart } from '../carts/store.ts';
import { kindOfDatabaseError } from './errors.ts';
import { openPostgres } from './postgres.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

/** Milliseconds; so short that a test can outlast it. */
const longestStatement = 100;

let postgres: TestPostgres;
let line: FreezableLine;

beforeAll(async () => {
  postgres = await startPostgres();
  line = await createLine(Number(new URL(postgres.url).port));
});
afterEach(() => {
  line.thaw();
});
afterAll(async () => {
  line.close();
  await postgres.stop();
});

it.each(['a statement', 'a transaction'])(
  'gives %s up when the server has gone silent, and goes on when it speaks again',
  async (kind) => {
    const database = await openPostgres(line.url, silentLogger, { longestStatement });
    const run = () =>
      kind === 'a statement'
        ? database.orm.execute(sql`select 1 as one`)
        : database.orm.transaction((transaction) => transaction.execute(sql`select 1 as one`));
    try {
      await run();
      line.freeze();
      const error: unknown = await run().catch((reason: unknown) => reason);
      expect(kindOfDatabaseError(error)).toBe('unavailable');
      line.thaw();
      expect(await run()).toMatchObject({ rows: [{ one: 1 }] });
    } finally {
      line.thaw();
      await database.close();
    }
  },
);

it('counts a statement that the server has cancelled as one to try again later', async () => {
  const database = await openPostgres(postgres.url, silentLogger, { longestStatement });
  const error: unknown = await database.orm.execute(sql`select pg_sleep(20)`).catch((reason: unknown) => reason);
  expect(kindOfDatabaseError(error)).toBe('unavailable');
  await database.close();
});

it('says in a sentence that a server has become a standby, or ends before it answers', async () => {
  const standby = `${postgres.url}?options=${encodeURIComponent('-c default_transaction_read_only=on')}`;
  await expect(openPostgres(standby, silentLogger)).rejects.toMatchObject({ code: 'database-unreachable' });
  const ending = createServer((socket) => {
    socket.once('data', () => socket.end());
  }).listen(0, '127.0.0.1');
  await once(ending, 'listening');
  const url = `postgres://marketrow@127.0.0.1:${(ending.address() as AddressInfo).port}/shop`;
  await expect(openPostgres(url, silentLogger)).rejects.toMatchObject({ code: 'database-unreachable' });
  ending.close();
});

it('waits for another process that migrates, longer than a statement may take', async () => {
  const other = new pg.Client({ connectionString: postgres.url });
  await other.connect();
  await other.query('select pg_advisory_lock($1)', [0x4d_52_4b_54]);
  const opening = openPostgres(postgres.url, silentLogger, { longestStatement });
  const failed = vi.fn();
  opening.catch(failed);
  // Both begin to count before the lock is free, so the wait is longer than the limit on any machine.
  const waits = `select 1 from pg_locks where locktype = 'advisory' and not granted`;
  while ((await other.query(waits)).rowCount === 0 && failed.mock.calls.length === 0);
  await other.query(`select pg_sleep(${(longestStatement * 15) / 1_000})`);
  await other.end();
  const database = await opening;
  expect(await database.orm.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] });
  await database.close();
});

it.each(['a statement', 'a transaction'])('does not acknowledge %s that no standby has confirmed', async (kind) => {
  const database = await openPostgres(postgres.url, silentLogger);
  const operator = new pg.Client({ connectionString: postgres.url });
  await operator.connect();
  await operator.query('create table if not exists notes (text text)');
  const requireStandby = async (name: string) => {
    await operator.query(`alter system set synchronous_standby_names = '${name}'`);
    await operator.query('select pg_reload_conf()');
    await vi.waitUntil(async () => {
      const { rows } = await operator.query<Record<string, string>>('show synchronous_standby_names');
      return rows[0]?.['synchronous_standby_names'] === name;
    });
  };
  const insert = sql`insert into notes values ('kept')`;
  const run = () =>
    kind === 'a statement'
      ? database.orm.execute(insert)
      : database.orm.transaction((transaction) => transaction.execute(insert));
  try {
    await requireStandby('away');
    const outcome = run().catch((reason: unknown) => reason);
    const cancelled = vi.waitUntil(async () => {
      const waiting = `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`;
      return ((await operator.query(waiting)).rowCount ?? 0) > 0;
    });
    expect(kindOfDatabaseError(await outcome)).toBe('unavailable');
    await cancelled;
    await requireStandby('');
    expect(await run()).toMatchObject({ rowCount: 1 });
  } finally {
    await requireStandby('');
    await operator.end();
    await database.close();
  }
});

it('sends a pooler no limits of time and no names of statements', async () => {
  const options = { pooler: 'transaction', directUrl: postgres.url, connections: 1 } as const;
  const database = await openPostgres(postgres.url, silentLogger, options);
  await saveCart(database.orm, { kind: 'guest', id: 'pooled' }, []);
  expect(await database.orm.execute(sql`select name from pg_prepared_statements`)).toMatchObject({ rows: [] });
  expect(await database.orm.execute(sql`show statement_timeout`)).toMatchObject({ rows: [{ statement_timeout: '0' }] });
  await database.close();
});

it('wants the address of the server itself behind a pooler', async () => {
  await expect(openPostgres(postgres.url, silentLogger, { pooler: 'transaction' })).rejects.toThrow(
    /Give DATABASE_DIRECT_URL/,
  );
});

/** A line to the server that can fall silent without being cut, as when a machine hangs or a cable is pulled. */
interface FreezableLine {
  url: string;
  freeze(): void;
  thaw(): void;
  close(): void;
}

async function createLine(port: number): Promise<FreezableLine> {
  const sockets = new Set<Socket>();
  const all = (act: (socket: Socket) => void) => {
    for (const socket of sockets) act(socket);
  };
  const server: Server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => to.write(data));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the line has no port');
  return {
    url: `postgres://marketrow@127.0.0.1:${address.port}/postgres`,
    freeze: () => {
      all((socket) => socket.pause());
    },
    thaw: () => {
      all((socket) => socket.resume());
    },
    close: () => {
      all((socket) => socket.destroy());
      server.close();
    },
  };
}
