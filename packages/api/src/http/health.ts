import { HttpError } from '@marketrow/fixtures/contract';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Orm } from '../database/database.ts';
import { type Logger, withoutStack } from '../logger.ts';
import type { AppEnvironment } from './environment.ts';
import { onlyMethods } from './methods.ts';

const neverStored = { 'Cache-Control': 'no-store' };

/** What the health calls are made of. */
export interface HealthParts {
  orm: Orm;
  logger: Logger;
  /** Whether the process has been told to end: a balancer should send it nothing more. */
  isClosing: () => boolean;
}

/** `/healthz`: the process runs. `/readyz`: it can serve, which needs its database, and goes on serving. */
export function healthRoutes({ orm, logger, isClosing }: HealthParts): Hono<AppEnvironment> {
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
    return c.json({ status: 'ready' }, 200, neverStored);
  });
  for (const path of ['/healthz', '/readyz']) routes.all(path, onlyMethods('GET, HEAD', 'Ask for the health with GET'));
  return routes;
}
