import { createMiddleware } from 'hono/factory';
import { HttpProblem } from './problem.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const jsonType = /^application\/json[\t ]*(;|$)/i;

/**
 * Refuses unsafe calls that a foreign page could make with the person's cookies (reliability.md 4.4): the media type
 * must be JSON, which no form can send; `Origin` must be ours or listed; `Sec-Fetch-Site` must agree.
 * Callers that are no browsers send neither header and have no cookies to abuse.
 */
export function crossOriginGuard(allowedOrigins: readonly string[]) {
  const allowed = new Set(allowedOrigins);
  return createMiddleware(async (c, next) => {
    if (safeMethods.has(c.req.method)) return next();
    const site = c.req.header('Sec-Fetch-Site');
    const origin = c.req.header('Origin');
    const isListed = origin !== undefined && allowed.has(origin);
    if (origin !== undefined && !isListed && !isOwnOrigin(origin, c.req.header('Host'))) throw foreign();
    if (site !== undefined && site !== 'same-origin' && site !== 'none' && !isListed) throw foreign();
    if (!jsonType.test(c.req.header('Content-Type') ?? '') && needsType(c.req.raw)) {
      throw new HttpProblem(415, 'The body must be sent as application/json');
    }
    const encoding = c.req.header('Content-Encoding');
    if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
      throw new HttpProblem(415, 'The body must be sent without Content-Encoding');
    }
    return next();
  });
}

/** A browser asks before it sends a DELETE to another origin, so that needs no media type as long as it is empty. */
function needsType(request: Request): boolean {
  return (
    request.method !== 'DELETE' || request.headers.has('Content-Length') || request.headers.has('Transfer-Encoding')
  );
}

/** The scheme is left open: behind a proxy that ends TLS it is not ours to know. */
function isOwnOrigin(origin: string, host: string | undefined): boolean {
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}

function foreign(): HttpProblem {
  return new HttpProblem(403, 'Calls from this origin are not allowed');
}
