import type { AppDependencies } from '../src/app.ts';
import type { Database, Orm } from '../src/database/database.ts';
import { databaseOf } from '../src/database/pglite.ts';
import { openPostgres } from '../src/database/postgres.ts';
import { silentLogger, testApp } from './app.ts';
import { emptyPglite } from './pglite.ts';
import { startPostgres } from './postgres.ts';
import type { Answering } from './visitor.ts';

/** An open database of a test. */
export interface TestDatabase extends Database {
  /** One for each server that works on the database; the first is `orm`. */
  orms: readonly Orm[];
}

/** An engine that a suite runs on. */
export interface TestEngine {
  name: string;
  /** Opens an empty database with the migrations applied; its `close` takes the server down as well. */
  open(): Promise<TestDatabase>;
}

/** Both engines that the API promises to run on; a suite over them is the proof. */
export const engines: readonly TestEngine[] = [
  { name: 'PGlite', open: openInMemory },
  { name: 'PostgreSQL', open: () => openOnPostgres(1) },
];

/** The same, and two servers that share one PostgreSQL. */
export const settings: readonly TestEngine[] = [
  ...engines,
  { name: 'PostgreSQL, two servers', open: () => openOnPostgres(2) },
];

/** The servers on a database as one: requests go to them in turn, as behind a balancer. */
export function balanced({ orms }: TestDatabase, changes?: Partial<AppDependencies>): Answering {
  const apps = orms.map((orm) => testApp(orm, changes));
  let turn = 0;
  return {
    request(path, init) {
      const app = apps[turn % apps.length];
      turn += 1;
      if (!app) throw new Error('a test database without servers');
      return app.request(path, init);
    },
  };
}

/** PGlite without a folder. */
export async function openInMemory(): Promise<TestDatabase> {
  const database = await databaseOf(await emptyPglite());
  return { ...database, orms: [database.orm] };
}

async function openOnPostgres(servers: number): Promise<TestDatabase> {
  const server = await startPostgres();
  try {
    const [first, ...others] = await Promise.all(
      Array.from({ length: servers }, () => openPostgres(server.url, silentLogger)),
    );
    if (!first) throw new Error('a test database needs a server');
    const close = async () => {
      await Promise.all([first, ...others].map((database) => database.close()));
      await server.stop();
    };
    return { ...first, orms: [first, ...others].map(({ orm }) => orm), close };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
