import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { AppEnvironment } from './environment.ts';

/** Sets the request id: that of a proxy, or a new one. Not Hono's middleware, which would also send it: `answerHeaders` does. */
export const requestId = createMiddleware<AppEnvironment>((c, next) => {
  const given = c.req.header('X-Request-Id');
  c.set('requestId', given !== undefined && /^[\w=-]{1,255}$/.test(given) ? given : randomUUID());
  return next();
});
