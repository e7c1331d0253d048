import { bodyBytes, HttpError } from '@marketrow/contract';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { AppEnvironment } from './environment.ts';
import { isRead } from './methods.ts';

const byCall = new Map(Object.entries(bodyBytes).map(([path, bytes]) => [path, atMost(bytes)]));
const usual = atMost(bodyBytes['/cart-items']);

/** Refuses bodies that are larger than their call can need, announced or in chunks, without reading them to the end. */
export const bodyLimits: MiddlewareHandler<AppEnvironment> = (c, next) => (byCall.get(c.req.path) ?? usual)(c, next);

/**
 * Node reads no more of a body than its `Content-Length` says, so an announced one is judged by that alone. Hono's check is for
 * what comes in chunks: asked about every request, it makes a `Request` and a stream of each, which costs more than the rest
 * of the middleware.
 */
function atMost(maxSize: number): MiddlewareHandler<AppEnvironment> {
  const refuse = (): never => {
    // The rest of the body is not waited for, so the connection cannot be used again.
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
