import { createMiddleware } from 'hono/factory';
import { isApiPath } from './apiPaths.ts';
import type { CallerReader } from './caller.ts';
import type { AppEnvironment } from './environment.ts';

const common = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

// Pages carry the rest of their policy in a meta element with script hashes (decisions.md 17). A default-, script- or
// style-src here would be a second policy, and both would have to allow everything.
const pagePolicy = "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'";

const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

/** What leads from a login page must not tell where somebody was to return to. */
const loginPage = /^(\/de)?\/login$/;

/**
 * Sets the security headers and the request id on every answer, errors included. HSTS only where a known proxy says that
 * the person speaks HTTPS; whoever ends TLS may set it too.
 */
export function answerHeaders(callerOf: CallerReader) {
  return createMiddleware<AppEnvironment>(async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set('X-Request-Id', c.get('requestId'));
    for (const [name, value] of Object.entries(common)) headers.set(name, value);
    headers.set('Content-Security-Policy', isApiPath(c.req.path) ? apiPolicy : pagePolicy);
    if (loginPage.test(c.req.path)) headers.set('Referrer-Policy', 'no-referrer');
    if (callerOf(c).isSecure) headers.set('Strict-Transport-Security', 'max-age=31536000');
  });
}
