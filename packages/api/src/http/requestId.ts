import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { AppEnvironment } from './environment.ts';

/** Keeps the id that a proxy has given the request, or makes one. `answerHeaders` sends it; Hono's middleware would as well. */
export const requestId = createMiddleware<AppEnvironment>((c, next) => {
  const given = c.req.header('X-Request-Id');
  c.set('requestId', given !== undefined && /^[\w=-]{1,255}$/.test(given) ? given : randomUUID());
  return next();
});
