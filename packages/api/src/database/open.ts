import { Failure } from '../failure.ts';
import type { Logger } from '../logger.ts';
import type { Database } from './database.ts';
import { lockDirectory } from './lock.ts';

/** Where the data is. */
export interface DatabaseLocation {
  /** `postgres://…`; absent: the embedded database in `dataDirectory`. */
  databaseUrl: string | undefined;
  /** Folder of the embedded database. */
  dataDirectory: string;
}

/**
 * Opens PostgreSQL or the embedded database, one schema and the same migrations on both.
 * Throws a `Failure` when the place is taken or out of reach.
 */
export async function openDatabase(location: DatabaseLocation, logger: Logger): Promise<Database> {
  // Each engine is loaded only when it is the one in use.
  if (location.databaseUrl) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(location.databaseUrl, logger);
  }
  const lock = lockDirectory(location.dataDirectory);
  try {
    const { openPglite } = await import('./pglite.ts');
    const database = await openPglite(location.dataDirectory, logger);
    const close = async () => {
      await database.close();
      lock.release();
    };
    return { ...database, close };
  } catch (error) {
    lock.release();
    throw error instanceof Failure ? error : unreadable(location.dataDirectory, error);
  }
}

function unreadable(directory: string, cause: unknown): Failure {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Failure(
    'data-directory-unusable',
    `mr: the database in ${directory} cannot be opened (${reason}). The carts are kept there. ` +
      'Put a backup in its place, or start with an empty one: DATA_DIR=.data2',
    { cause },
  );
}
