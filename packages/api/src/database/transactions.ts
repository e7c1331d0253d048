import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Orm } from './database.ts';
import { kindOfDatabaseError } from './errors.ts';
import * as schema from './schema.ts';

/**
 * The query builder over a pool, with transactions that give their connection back in every case. Drizzle 0.45.4 takes a
 * connection from the pool and keeps it for ever when `begin` fails, as it does on a connection that the server has cut:
 * ten restarts of the database later the pool would be empty, and closing it would never end.
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
      // `true` closes the connection: what is known to be broken must not go to the next request.
      client.release(kindOfDatabaseError(error) === 'unavailable');
      throw error;
    }
  };
  return orm;
}
