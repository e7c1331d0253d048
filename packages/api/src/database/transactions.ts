import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Orm } from './database.ts';
import { kindOfDatabaseError } from './errors.ts';
import * as schema from './schema.ts';

/**
 * Creates the query builder over a pool, with transactions that always release their connection. Drizzle 0.45.4 keeps it when
 * `begin` fails, as on a connection that the server has closed: after ten restarts of the database the pool would be empty, and
 * closing it would never end.
 */
export function ormOver(pool: pg.Pool): Orm {
  const orm: Orm = drizzle(pool, { schema });
  const onClient = new WeakMap<pg.PoolClient, Orm>();

  orm.transaction = async (work, config) => {
    const client = await pool.connect();
    const own = onClient.get(client) ?? drizzle(client, { schema });
    onClient.set(client, own);
    try {
      const result = await own.transaction(work, config);
      client.release();
      return result;
    } catch (error) {
      // `true` closes the connection: the next request must not get a broken one.
      client.release(kindOfDatabaseError(error) === 'unavailable');
      throw error;
    }
  };
  return orm;
}
