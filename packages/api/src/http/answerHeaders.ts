import { createMiddleware } from 'hono/factory';
import { isApiPath } from './apiPaths.ts';
import type { AppEnvironment } from './environment.ts';

const common = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

// Pages carry the rest of their policy in a meta element with script hashes (decisions.md 17). A default-, script- or
// style-src here would be a second policy, and both would have to allow everything.
const pagePolicy = "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'";

const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Sets the security headers and the request id on every answer, errors included. HSTS belongs to whoever ends TLS. */
export const answerHeaders = createMiddleware<AppEnvironment>(async (c, next) => {
  await next();
  c.res.headers.set('X-Request-Id', c.get('requestId'));
  for (const [name, value] of Object.entries(common)) c.res.headers.set(name, value);
  c.res.headers.set('Content-Security-Policy', isApiPath(c.req.path) ? apiPolicy : pagePolicy);
});
