// No page of the site begins with one of these; a test holds that.
const prefixes = [
  '/api',
  '/login/customer',
  '/session',
  '/logout',
  '/cart-items',
  '/customer-cart-items',
  '/customer-wish-list',
  '/healthz',
  '/readyz',
  '/metrics',
  '/openapi.json',
];

/** Addresses that are a page when they are read, and a call otherwise. */
const callsBesidePages = ['/orders'];

/** True for calls of the API, false for reads of the site's pages and files. */
export function isApiCall({ path, method }: { path: string; method: string }): boolean {
  if (callsBesidePages.includes(path)) return method !== 'GET' && method !== 'HEAD';
  return prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
