import { HttpError } from '@marketrow/contract';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Orm } from '../database/database.ts';
import { type Logger, withoutStack } from '../logger.ts';
import type { AppEnvironment } from './environment.ts';
import { onlyMethods } from './methods.ts';

const neverStored = { 'Cache-Control': 'no-store' };

/** Parts of the health calls. */
export interface HealthParts {
  orm: Orm;
  logger: Logger;
  /** Returns true once the process was told to end, so that a balancer stops sending requests. */
  isClosing: () => boolean;
  /** Folders with incomplete databases that were moved aside: their data is not served. */
  setAside: readonly string[];
}

/** `/healthz`: the process runs. `/readyz`: it can serve, which needs its database, and is not closing. */
export function healthRoutes({ orm, logger, isClosing, setAside }: HealthParts): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();
  routes.get('/healthz', (c) => c.json({ status: 'ok' }, 200, neverStored));
  routes.get('/readyz', async (c) => {
    if (isClosing()) throw new HttpError(503, 'The server is closing');
    try {
      await orm.execute(sql`select 1`);
    } catch (error) {
      logger.warn('not ready', withoutStack(error));
      throw new HttpError(503, 'The database cannot be reached', { headers: { 'Retry-After': '1' } });
    }
    // Still 200: at 503 a balancer would remove the shop, and a restart restores no data.
    const warning = setAside.length > 0 && setAsideWarning(setAside);
    return c.json({ status: 'ready', ...(warning && { warning }) }, 200, neverStored);
  });
  for (const path of ['/healthz', '/readyz']) routes.all(path, onlyMethods('GET, HEAD', 'Ask for the health with GET'));
  return routes;
}

/** Returns the warning that the shop runs without the data of an incomplete database. */
export function setAsideWarning(setAside: readonly string[]): string {
  return `The database of before is not in use: a part of it was missing. Its carts, orders and accounts lie in ${setAside.join(', ')} of the data directory. Put a whole copy in the place of pglite, or move the folder away to end this warning.`;
}
