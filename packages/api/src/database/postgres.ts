import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartupError } from '../startupError.ts';
import { withoutStack, type Logger } from '../logger.ts';
import { refuseUnreplicated, withoutStatementNames } from './clients.ts';
import { type Database, migrationsFolder } from './database.ts';
import { causeOf, kindOfDatabaseError } from './errors.ts';
import * as schema from './schema.ts';
import { ormOver } from './transactions.ts';

// Any constant will do, as long as every process of the house uses the same one: "MRKT" in ASCII.
const migrationLock = 0x4d_52_4b_54;

/** How long the server's own limit may be late before the process gives a statement up itself. */
const silence = 1_000;

/** How the server is reached, and what a pool of connections may take. */
export interface PoolOptions {
  /** Connections at most. @default 10 */
  connections?: number | undefined;
  /** Milliseconds that a statement may take; migrations may take as long as they need. @default 10000 */
  longestStatement?: number | undefined;
  /**
   * What stands between: `transaction` is a pooler such as PgBouncer that gives each transaction another connection to the
   * server. Statements go without names then, and the limits of time are the role's (`alter role … set statement_timeout`),
   * since the pooler refuses them in a connection. @default 'none'
   */
  pooler?: 'none' | 'transaction' | undefined;
  /** Address of the server itself, for the migrations; a pooler makes it necessary. @default the pool's */
  directUrl?: string | undefined;
}

/** Opens a pool on a PostgreSQL server and applies the migrations. Throws a `StartupError` when it cannot be reached. */
export async function openPostgres(
  url: string,
  logger: Logger,
  { connections = 10, longestStatement = 10_000, pooler = 'none', directUrl }: PoolOptions = {},
): Promise<Database> {
  // The lock of the migrations belongs to a session, which such a pooler does not keep.
  if (pooler === 'transaction' && !directUrl) {
    throw new StartupError(
      'bad-configuration',
      'mr: behind a pooler in transaction mode the migrations need a connection of their own. Give DATABASE_DIRECT_URL the ' +
        'address of PostgreSQL itself, past the pooler.',
    );
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    ...(pooler === 'none' && { statement_timeout: longestStatement, idle_in_transaction_session_timeout: 10_000 }),
    // The server keeps the limit above, unless it hangs or the network has lost it: then only this process notices.
    query_timeout: longestStatement + silence,
  });
  // A connection that the server cuts says so here, an idle one to the pool and one in use to itself only; unheard, either
  // would end the process. The pool makes a new one.
  const report = (error: Error) => {
    logger.warn('database connection lost', withoutStack(error));
  };
  pool.on('error', report);
  pool.on('connect', (client) => {
    client.on('error', report);
    refuseUnreplicated(client);
    if (pooler === 'transaction') withoutStatementNames(client);
  });
  try {
    await migrateAlone(directUrl ?? url);
  } catch (error) {
    await pool.end();
    throw isUnreachable(error) ? unreachable(directUrl ?? url, error) : error;
  }
  return {
    engine: 'postgres',
    orm: ormOver(pool),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      if (!pool.ended) await pool.end();
    },
  };
}

/**
 * Several processes may start on one server at the same moment: the first migrates, the others wait for it. On a connection
 * without limits: a migration of a large table takes its time, and so does waiting for it.
 */
async function migrateAlone(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // What breaks the connection breaks the statement too, and that is thrown.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client, { schema }), { migrationsFolder });
  } finally {
    await client.end(); // Which frees the lock in every case.
  }
}

/**
 * True where no session comes about (no server, no such host, the server refuses this user or database), or where the server
 * takes no migration at the moment: it is going away, or has become a standby.
 */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (kindOfDatabaseError(error) === 'unavailable') return true;
  const code = 'code' in error ? String(error.code) : '';
  return /^(E[A-Z_]+|28\w{3}|3D000)$/.test(code) || error.message.includes('timeout');
}

function unreachable(url: string, error: unknown): StartupError {
  const { host, pathname } = new URL(url);
  const cause = causeOf(error);
  const reason = cause instanceof Error ? cause.message || String('code' in cause ? cause.code : cause.name) : '';
  return new StartupError(
    'database-unreachable',
    `mr: PostgreSQL at ${host}${pathname} cannot be used (${reason}). The carts are kept there. ` +
      'Check DATABASE_URL (and DATABASE_DIRECT_URL, if set) and that the server runs, or leave it out to use the embedded database.',
    { cause },
  );
}
