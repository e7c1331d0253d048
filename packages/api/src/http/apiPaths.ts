// No page of the site begins with one of these; a test holds that.
const prefixes = [
  '/api',
  '/login/customer',
  '/session',
  '/logout',
  '/cart-items',
  '/customer-cart-items',
  '/healthz',
  '/readyz',
  '/metrics',
  '/openapi.json',
];

/** True for addresses of the API, false for those of the site's pages and files. */
export function isApiPath(path: string): boolean {
  return prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
