import { createMiddleware } from 'hono/factory';
import { type Logger, maskGuestId } from '../logger.ts';
import type { AppEnvironment } from './environment.ts';

/** Writes one line for each request, at level `info`. */
export function requestLog(logger: Logger) {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    const start = performance.now();
    await next();
    logger.info('request', {
      requestId: c.get('requestId'),
      method: c.req.method,
      path: loggablePath(c.req.path),
      status: c.res.status,
      milliseconds: Math.round(performance.now() - start),
    });
  });
}

/**
 * The path without what is secret in it; the query is left out altogether. What follows a part that looks like the cart call
 * is taken for a guest id, whatever stands before it: a client with a slash too many sends `//cart-items/…`, one that encodes too much `/cart-items%2F…`.
 */
function loggablePath(path: string): string {
  return path.replace(
    /(cart-items(?:\/|%2f)+)(.+)$/is,
    (_, route: string, guestId: string) => route + maskGuestId(guestId),
  );
}
