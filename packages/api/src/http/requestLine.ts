import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HttpError } from '@marketrow/contract';

/** Longer than any address of ours. MSW fails on addresses of more than 8,192 characters instead of refusing them. */
const longestUrl = 8_000;

// What else HTTP knows, such as TRACE, cannot be made a `Request` of, and nobody here needs it.
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Refuses methods that no call has, addresses that are longer than any of ours, and requests to two hosts at once. */
export const requestLine = createMiddleware((c, next) => {
  if (!methods.includes(c.req.method)) {
    throw new HttpError(405, 'No call has this method', { headers: { Allow: methods.join(', ') } });
  }
  if (hostsOf(c) > 1) throw new HttpError(400, 'There are two Host headers');
  if (c.req.url.length > longestUrl) throw new HttpError(414, 'The address is too long');
  return next();
});

/** How many `Host` lines came. Node takes the first; a proxy in front may have taken the last (RFC 9112, 3.2). */
function hostsOf(c: Context): number {
  const { rawHeaders = [] } = (c.env as Partial<HttpBindings> | undefined)?.incoming ?? {};
  // Names and values in turn.
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length;
}
