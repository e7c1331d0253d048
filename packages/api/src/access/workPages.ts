import type { Context } from 'hono';
import type { SessionReader } from '../accounts/routes.ts';
import { workAreaOf } from '../site/workPage.ts';

/**
 * Redirects from a page of the work areas to the login, which returns there, unless the account has the role. Redirects a seller to a
 * page of an own shop. Returns `undefined` if the page may be shown.
 */
export function workPageGuard(sessionOf: SessionReader): (c: Context) => Promise<Response | undefined> {
  return async (c) => {
    const url = new URL(c.req.url);
    const page = workAreaOf(url.pathname);
    if (!page) return undefined;
    const session = await sessionOf(c);
    const redirectTo = (target: string) => {
      c.header('Cache-Control', 'no-store');
      return c.redirect(target, 302);
    };
    if (session?.role === 'admin') return undefined;
    if (session?.role !== 'seller' || page.area === 'admin') {
      const login = page.language === undefined ? '/login' : `/${page.language}/login`;
      // The fragment shows the login's message for accounts without the role.
      const message = session ? '#no-access' : '';
      return redirectTo(`${login}?returnTo=${encodeURIComponent(url.pathname + url.search)}${message}`);
    }
    const shop = url.searchParams.get('shop');
    const [first] = session.shops;
    if (!first || session.shops.some(({ id, slug }) => id === shop || slug === shop)) return undefined;
    // The page is built for the first shop of the marketplace, unless its address names one.
    url.searchParams.set('shop', first.id);
    return redirectTo(url.pathname + url.search);
  };
}
