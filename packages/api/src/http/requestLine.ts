import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HttpError } from '@marketrow/contract';

/** Characters of an address. Longer than any address of the site and the API. */
const maxUrlLength = 8_000;

// `Request` throws for TRACE, CONNECT and others.
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Refuses unknown methods (405), addresses that are too long (414) and requests with several `Host` headers (400). */
export const requestLine = createMiddleware((c, next) => {
  if (!methods.includes(c.req.method)) {
    throw new HttpError(405, 'No call has this method', { headers: { Allow: methods.join(', ') } });
  }
  if (hostsOf(c) > 1) throw new HttpError(400, 'There are two Host headers');
  if (c.req.url.length > maxUrlLength) throw new HttpError(414, 'The address is too long');
  return next();
});

/** Counts the `Host` headers. Node uses the first; a proxy in front may have used the last (RFC 9112, 3.2). */
function hostsOf(c: Context): number {
  const { rawHeaders = [] } = (c.env as Partial<HttpBindings> | undefined)?.incoming ?? {};
  // Names and values alternate.
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
}
