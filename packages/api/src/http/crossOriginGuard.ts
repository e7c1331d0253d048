import { HttpError, isJsonType } from '@marketrow/contract';
import { createMiddleware } from 'hono/factory';
import { isWebhook } from './apiPaths.ts';
import type { OriginPolicy } from './origins.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses unsafe calls that a page of another origin could make with the user's cookies: the media type must be JSON, which no form
 * can send; `Origin` must be this one or listed; `Sec-Fetch-Site` must agree. Clients other than browsers send neither header and
 * have no cookies to abuse. Webhooks use no cookie.
 */
export function crossOriginGuard({ isForeign }: OriginPolicy) {
  return createMiddleware((c, next) => {
    if (safeMethods.has(c.req.method) || isWebhook(c.req.path)) return next();
    if (isForeign(c)) throw new HttpError(403, 'Calls from this origin are not allowed');
    if (!isJsonType(c.req.header('Content-Type')) && needsType(c.req.raw)) {
      throw new HttpError(415, 'The body must be sent as application/json');
    }
    const encoding = c.req.header('Content-Encoding');
    if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
      throw new HttpError(415, 'The body must be sent without Content-Encoding');
    }
    return next();
  });
}

/** Returns false for an empty DELETE: browsers send a preflight before one to another origin. */
function needsType(request: Request): boolean {
  return (
    request.method !== 'DELETE' || request.headers.has('Content-Length') || request.headers.has('Transfer-Encoding')
  );
}
