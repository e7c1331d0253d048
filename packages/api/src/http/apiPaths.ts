import { isRead } from './methods.ts';

// No page of the site begins with one of these; a test checks it.
const prefixes = [
  '/api',
  '/login/customer',
  '/session',
  '/logout',
  '/account',
  '/accounts',
  '/password-resets',
  '/sessions',
  '/cart-items',
  '/customer-cart-items',
  '/customer-wish-list',
  '/payments',
  '/products/live',
  '/stock-notices',
  '/coupons',
  '/healthz',
  '/readyz',
  '/metrics',
  '/openapi.json',
];

/** `/orders` and `/orders/{id}` are addresses of a page and a call, told apart by method and `Accept`. */
const besidePage = /^\/orders(?:\/[^/]+)?$/;

/** Returns true for an address of both a page and a call. */
export function isBesidePage(path: string): boolean {
  return besidePage.test(path);
}

/** The parts of a request that decide whether it is a call; Hono's request is one. */
export interface Addressed {
  path: string;
  method: string;
  header(name: 'Accept'): string | undefined;
}

/** Returns true for the webhook of a payment provider: its server sends no origin, no cookie and its own media type, but a signature. */
export function isWebhook(path: string): boolean {
  return /^\/payments\/[^/]+\/webhook$/.test(path);
}

/** Returns true for calls of the API, false for reads of the site's pages and files. */
export function isApiCall(request: Addressed): boolean {
  const { path, method } = request;
  if (isBesidePage(path)) return !isRead(method) || wantsJson(request.header('Accept'));
  return prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

/** Returns true for clients that accept JSON and not `text/html`, which browsers send when they open a page. */
function wantsJson(accept = ''): boolean {
  return /\bapplication\/json\b/i.test(accept) && !/\btext\/html\b/i.test(accept);
}
