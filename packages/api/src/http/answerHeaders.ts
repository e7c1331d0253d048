import type { HttpBindings } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import { isApiCall, isBesidePage } from './apiPaths.ts';
import type { ClientInfoReader } from './clientInfo.ts';
import { languageFolder } from '../site/languageFolder.ts';
import type { AppEnvironment } from './environment.ts';

const none = ["'none'"];

// Pages have the rest of their policy in a meta element with script hashes. Browsers enforce both policies, so that a
// default-, script- or style-src here would have to allow all of them.
const pagePolicy = { frameAncestors: none, baseUri: none, objectSrc: none, formAction: ["'self'"] };
const apiPolicy = { defaultSrc: none, frameAncestors: none };

const policyHeader = 'Content-Security-Policy';

/** Pages whose address must not be sent as a referrer: it has a return address or the token of a mail. */
const privateAddress = new RegExp(
  `^(?:/${languageFolder})?/(?:login|register/confirm|reset-password/confirm|stop-notices)$`,
);

/**
 * Sets the security headers and the request id on every response, errors included. Sends HSTS only if a known proxy reports HTTPS.
 * `isShared`: pages of other origins may load resources from here.
 */
export function answerHeaders(clientInfoOf: ClientInfoReader, isShared: boolean) {
  const make = (policy: typeof apiPolicy | typeof pagePolicy, isSecure: boolean) =>
    headersOf(
      secureHeaders({
        contentSecurityPolicy: policy,
        crossOriginResourcePolicy: isShared ? 'cross-origin' : 'same-origin',
        permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: [] },
        referrerPolicy: 'strict-origin-when-cross-origin',
        strictTransportSecurity: isSecure ? 'max-age=31536000' : false,
        // Replaced by frame-ancestors; the others are for obsolete browsers.
        xFrameOptions: false,
        xDnsPrefetchControl: false,
        xDownloadOptions: false,
        xPermittedCrossDomainPolicies: false,
        xXssProtection: false,
        originAgentCluster: false,
      }),
    );
  const api = { plain: make(apiPolicy, false), secure: make(apiPolicy, true) };
  const page = { plain: make(pagePolicy, false), secure: make(pagePolicy, true) };

  return createMiddleware<AppEnvironment>(async (c, next) => {
    const isCall = isApiCall(c.req);
    const forPath = isCall ? api : page;
    const headers = await (clientInfoOf(c).scheme === 'https' ? forPath.secure : forPath.plain);
    const outgoing = (c.env as Partial<HttpBindings> | undefined)?.outgoing;
    if (isCall && outgoing) {
      // Handlers of calls set none of these. Node's `setHeader` is many times faster than a `Headers` per response.
      for (const [name, value] of headers) outgoing.setHeader(name, value);
      outgoing.setHeader('X-Request-Id', c.get('requestId'));
      await next();
      return;
    }
    await next();
    // A page on demand has its policy in a header. Browsers enforce both.
    const ownPolicy = c.res.headers.get(policyHeader);
    for (const [name, value] of headers) c.res.headers.set(name, value);
    if (ownPolicy) c.res.headers.append(policyHeader, ownPolicy);
    c.res.headers.set('X-Request-Id', c.get('requestId'));
    c.res.headers.delete('X-Powered-By');
    // Otherwise a cache could answer the call of this address with the page.
    if (isBesidePage(c.req.path)) c.res.headers.append('Vary', 'Accept');
    if (privateAddress.test(c.req.path)) c.res.headers.set('Referrer-Policy', 'no-referrer');
  });
}

/** Reads the headers that a middleware sets, which are the same on every response. */
async function headersOf(middleware: MiddlewareHandler): Promise<[name: string, value: string][]> {
  const app = new Hono().use(middleware).get('/', (c) => c.body(null));
  return [...(await app.request('/')).headers];
}
