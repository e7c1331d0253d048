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

// Key of the advisory lock, the same in every process: "MRKT" in ASCII.
const migrationLock = 0x4d_52_4b_54;

/** Milliseconds beyond the server's limit after which this process gives a statement up. */
const clientMargin = 1_000;

/** Settings of the server and the pool of connections. */
export interface PoolOptions {
  /** Connections of the pool. @default 10 */
  connections?: number | undefined;
  /** Milliseconds that a statement may take; migrations have no limit. @default 10000 */
  longestStatement?: number | undefined;
  /**
   * Pooler in front of the server: `transaction` for one such as PgBouncer that gives each transaction another connection.
   * Statements are sent without names then, and time limits are the role's (`alter role … set statement_timeout`), since the
   * pooler refuses them in a connection. @default 'none'
   */
  pooler?: 'none' | 'transaction' | undefined;
  /** Address of the server itself, for migrations; required behind a pooler. @default the pool's */
  directUrl?: string | undefined;
}

/** Opens a pool on a PostgreSQL server and applies the migrations. Throws a `StartupError` when it cannot be reached. */
export async function openPostgres(
  url: string,
  logger: Logger,
  { connections = 10, longestStatement = 10_000, pooler = 'none', directUrl }: PoolOptions = {},
): Promise<Database> {
  // The migrations' lock belongs to a session, which such a pooler does not keep.
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
    // For a server that hangs or a lost network, where the server's limit does not end the statement.
    query_timeout: longestStatement + clientMargin,
  });
  // A lost connection emits `error`, an idle one on the pool and one in use on the client. Without a listener either would end
  // the process.
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
 * Migrates under a lock, so that of several processes that start at once the first migrates and the others wait. Uses a connection
 * without time limits: a migration of a large table may take minutes.
 */
async function migrateAlone(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // A lost connection also rejects the running statement.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client, { schema }), { migrationsFolder });
  } finally {
    await client.end(); // Releases the lock.
  }
}

/** Returns true if no session can be opened (server, host, user or database), or the server cannot migrate now: it stops, or is a standby. */
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
