import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { StartupError } from '../startupError.ts';
import type { Logger } from '../logger.ts';
import type { Database } from './database.ts';
import { claimDirectory } from './claim.ts';
import type { PoolOptions } from './postgres.ts';

/** ENOSPC as Emscripten numbers it. */
const enospc = 51;

/** Location of the data. */
export interface DatabaseLocation {
  /** `postgres://…`; absent: the embedded database in `dataDirectory`. */
  databaseUrl: string | undefined;
  /** Folder of the embedded database. */
  dataDirectory: string;
  /** Settings of PostgreSQL and its pool. */
  pool?: PoolOptions | undefined;
  /** Called after the lock of the folder and before its database opens, which takes seconds in a new one. */
  onClaimed?: () => Promise<void>;
}

/**
 * Opens PostgreSQL or the embedded database, one schema and the same migrations on both.
 * Throws a `StartupError` if the folder is in use or the server unreachable.
 */
export async function openDatabase(location: DatabaseLocation, logger: Logger): Promise<Database> {
  // Loads only the engine in use.
  if (location.databaseUrl) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(location.databaseUrl, logger, location.pool);
  }
  refuseCluster(location.dataDirectory);
  const lock = await claimDirectory(location.dataDirectory);
  try {
    await location.onClaimed?.();
    const { openPglite } = await import('./pglite.ts');
    const database = await openPglite(location.dataDirectory, logger);
    const close = async () => {
      await database.close();
      await lock.release();
    };
    return { ...database, close };
  } catch (error) {
    await lock.release();
    throw error instanceof StartupError ? error : unreadable(location.dataDirectory, error);
  }
}

/**
 * Throws a `StartupError` for a folder that is itself a database: an empty shop would start inside it. Runs before the lock, which
 * writes into the folder.
 */
function refuseCluster(directory: string): void {
  const isCluster = ['PG_VERSION', join('global', 'pg_control')].some((part) => existsSync(join(directory, part)));
  if (!isCluster) return;
  const parent = dirname(resolve(directory));
  const advice =
    basename(resolve(directory)) === 'pglite'
      ? `Give the folder that it lies in: DATA_DIR=${parent}`
      : `Move it to a folder named pglite and give the folder which that lies in: ` +
        `mkdir -p .data2 && mv ${directory} .data2/pglite, then DATA_DIR=.data2`;
  throw new StartupError(
    'data-directory-unusable',
    `mr: the data directory ${directory} holds the files of a database; a second one with empty carts would be made inside it. ${advice}`,
  );
}

function unreadable(directory: string, cause: unknown): StartupError {
  return new StartupError(
    'data-directory-unusable',
    `mr: the database in ${directory} cannot be opened (${reasonOf(cause)}). The carts are kept there. ` +
      'Put a backup in its place, or start with an empty one: DATA_DIR=.data2',
    { cause },
  );
}

/** Returns a message for PGlite's errors, which are objects of Emscripten or name how it was compiled. */
function reasonOf(cause: unknown): string {
  const errno = typeof cause === 'object' && cause !== null && 'errno' in cause ? cause.errno : undefined;
  if (errno === enospc) return 'the disk is full';
  if (!(cause instanceof Error)) return 'PGlite gave no reason';
  return cause.message.startsWith('Aborted') ? 'its files are damaged or incomplete' : cause.message;
}
