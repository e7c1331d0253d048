import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** The query builder, the same type on both engines. */
export type Orm = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A transaction of the query builder. */
export type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0];

/** The database, or a transaction of it. */
export type Queryable = Orm | Transaction;

/** Connections of a pool. */
export interface Connections {
  total: number;
  idle: number;
  /** Requests that wait for a connection. */
  waiting: number;
}

/** An open database with its migrations applied. */
export interface Database {
  /** Engine of the database. */
  readonly engine: 'pglite' | 'postgres';
  /** Drizzle over the one schema. */
  readonly orm: Orm;
  /** Connections to the server at this moment; the embedded database has none. */
  readonly connections?: () => Connections;
  /** Folders in the data directory with incomplete databases that were moved aside: their data is not served. */
  readonly setAside?: readonly string[];
  /** Ends all connections and releases the data directory. Safe to call twice. */
  close(): Promise<void>;
}

/** Folder of the committed migrations; the same two steps up from `src/database` and from `dist/database`. */
export const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));
