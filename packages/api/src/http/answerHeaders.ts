import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import { isApiCall } from './apiPaths.ts';
import type { ClientInfoReader } from './clientInfo.ts';
import { languageFolder } from '../site/languageFolder.ts';
import type { AppEnvironment } from './environment.ts';

const none = ["'none'"];

// Pages carry the rest of their policy in a meta element with script hashes. A default-, script- or style-src here would be
// a second policy, and both would have to allow everything.
const pagePolicy = { frameAncestors: none, baseUri: none, objectSrc: none, formAction: ["'self'"] };
const apiPolicy = { defaultSrc: none, frameAncestors: none };

const policyHeader = 'Content-Security-Policy';

/** What leads from a login page must not tell where the user was to return to. */
const loginPage = new RegExp(`^(?:/${languageFolder})?/login$`);

/**
 * Sets the security headers and the request id on every answer, errors included. HSTS only where a known proxy says that
 * the browser speaks HTTPS; the proxy that ends TLS may set it too. `isShared`: pages of other origins may use what is here.
 */
export function answerHeaders(clientInfoOf: ClientInfoReader, isShared: boolean) {
  const make = (policy: typeof apiPolicy | typeof pagePolicy, isSecure: boolean): MiddlewareHandler =>
    secureHeaders({
      contentSecurityPolicy: policy,
      crossOriginResourcePolicy: isShared ? 'cross-origin' : 'same-origin',
      permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [] },
      referrerPolicy: 'strict-origin-when-cross-origin',
      strictTransportSecurity: isSecure ? 'max-age=31536000' : false,
      // The policy's frame-ancestors says the same; the rest is for browsers that are no longer in use.
      xFrameOptions: false,
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
      originAgentCluster: false,
    });
  const api = { plain: make(apiPolicy, false), secure: make(apiPolicy, true) };
  const page = { plain: make(pagePolicy, false), secure: make(pagePolicy, true) };

  return createMiddleware<AppEnvironment>(async (c, next) => {
    const { path } = c.req;
    const forPath = isApiCall(c.req) ? api : page;
    const own: { policy?: string | null } = {};
    await (clientInfoOf(c).scheme === 'https' ? forPath.secure : forPath.plain)(c, async () => {
      await next();
      own.policy = c.res.headers.get(policyHeader);
    });
    // A page that is made on demand brings its policy as a header. Of two policies both hold.
    if (own.policy) c.res.headers.append(policyHeader, own.policy);
    c.res.headers.set('X-Request-Id', c.get('requestId'));
    if (loginPage.test(path)) c.res.headers.set('Referrer-Policy', 'no-referrer');
  });
}
