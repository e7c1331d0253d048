import { connect, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { silentLogger } from '../../test-utils/app.ts';
import { startPostgres, type TestPostgres } from '../../test-utils/postgres.ts';
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
