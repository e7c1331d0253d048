import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Orm } from '../database/database.ts';
import { type Logger, withoutStack } from '../logger.ts';
import type { AppEnvironment } from './environment.ts';
import { HttpProblem } from './problem.ts';

const neverStored = { 'Cache-Control': 'no-store' };

/** `/healthz`: the process runs. `/readyz`: it can serve, which needs its database. */
export function healthRoutes(orm: Orm, logger: Logger): Hono<AppEnvironment> {
  const routes = new Hono<AppEnvironment>();
  routes.get('/healthz', (c) => c.json({ status: 'ok' }, 200, neverStored));
  routes.get('/readyz', async (c) => {
    try {
      await orm.execute(sql`select 1`);
    } catch (error) {
      logger.warn('not ready', withoutStack(error));
      throw new HttpProblem(503, 'The database cannot be reached', { headers: { 'Retry-After': '1' } });
    }
    return c.json({ status: 'ready' }, 200, neverStored);
  });
  return routes;
}
