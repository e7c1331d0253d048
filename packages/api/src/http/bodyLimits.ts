import { bodyBytes, HttpError } from '@marketrow/contract';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnvironment } from './environment.ts';
import { isRead } from './methods.ts';

const byCall = new Map(Object.entries(bodyBytes).map(([path, bytes]) => [path, atMost(bytes)]));
const usual = atMost(bodyBytes['/cart-items']);

/** Throws an `HttpError` 413 for a body larger than the limit of its call, without reading it to the end. */
export const bodyLimits: MiddlewareHandler<AppEnvironment> = (c, next) => (byCall.get(c.req.path) ?? usual)(c, next);

/**
 * Checks `Content-Length` where there is one: Node reads no more than that. Hono's check, only for chunked bodies, creates a
 * `Request` and a stream, which costs more than the rest of the middleware.
 */
function atMost(maxSize: number): MiddlewareHandler<AppEnvironment> {
  const refuse = (): never => {
    // The rest of the body is unread, so the connection cannot be reused.
    throw new HttpError(413, `The body is larger than ${maxSize / 1_024} KiB`, { headers: { Connection: 'close' } });
  };
  const inChunks = bodyLimit({ maxSize, onError: refuse });
  return (c, next) => {
    if (isRead(c.req.method)) return next();
    const length = c.req.header('Content-Length');
    const isAnnounced = length !== undefined && c.req.header('Transfer-Encoding') === undefined;
    if (!isAnnounced) return inChunks(c, next);
    return Number(length) > maxSize ? refuse() : next();
  };
}
