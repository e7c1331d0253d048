import { createMiddleware } from 'hono/factory';
import { type Logger, maskGuestId } from '../logger.ts';
import type { AppEnvironment } from './environment.ts';

/** Logs each request at level `info`. */
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
 * Masks guest ids in a path. Matches anywhere in the path, since faulty clients send `//cart-items/…` or `/cart-items%2F…`.
 */
function loggablePath(path: string): string {
  return path.replace(
    /(cart-items(?:\/|%2f)+)(.+)$/is,
    (_, route: string, guestId: string) => route + maskGuestId(guestId),
  );
}
