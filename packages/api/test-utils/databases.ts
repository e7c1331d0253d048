import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../src/database/database.ts';
import { databaseOf } from '../src/database/pglite.ts';
import { openPostgres } from '../src/database/postgres.ts';
import { silentLogger } from './app.ts';
import { startPostgres } from './postgres.ts';

/** An engine that a suite runs on. */
export interface TestEngine {
  name: string;
  /** Opens an empty database with the migrations applied; its `close` takes the server down as well. */
  open(): Promise<Database>;
}

/** Both engines that the API promises to run on; a suite over them is the proof. */
export const engines: readonly TestEngine[] = [
  { name: 'PGlite', open: openInMemory },
  { name: 'PostgreSQL', open: openOnPostgres },
];

/** PGlite without a folder. */
export async function openInMemory(): Promise<Database> {
  return databaseOf(await PGlite.create());
}

async function openOnPostgres(): Promise<Database> {
  const server = await startPostgres();
  try {
    const database = await openPostgres(server.url, silentLogger);
    const close = async () => {
      await database.close();
      await server.stop();
    };
    return { ...database, close };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
