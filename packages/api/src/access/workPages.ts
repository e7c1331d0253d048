import type { Context } from 'hono';
import type { SessionReader } from '../accounts/routes.ts';
import { workAreaOf } from '../site/workPage.ts';

/**
 * Leads from a page of the work areas to the login, which leads back, unless who is signed in may work there. A seller is led to a page of
 * an own shop. Undefined: the page may be shown.
 */
export function workPageGuard(sessionOf: SessionReader): (c: Context) => Promise<Response | undefined> {
  return async (c) => {
    const url = new URL(c.req.url);
    const page = workAreaOf(url.pathname);
    if (!page) return undefined;
    const session = await sessionOf(c);
    const lead = (target: string) => {
      c.header('Cache-Control', 'no-store');
      return c.redirect(target, 302);
    };
    if (session?.role === 'admin') return undefined;
    if (session?.role !== 'seller' || page.area === 'admin') {
      const login = page.language === undefined ? '/login' : `/${page.language}/login`;
      // The fragment shows the login's message for accounts without the role.
      const message = session ? '#no-access' : '';
      return lead(`${login}?returnTo=${encodeURIComponent(url.pathname + url.search)}${message}`);
    }
    const shop = url.searchParams.get('shop');
    const [first] = session.shops;
    if (!first || session.shops.some(({ id, slug }) => id === shop || slug === shop)) return undefined;
    // The page was built for the first shop of all; with a shop in its address it shows that one.
    url.searchParams.set('shop', first.id);
    return lead(url.pathname + url.search);
  };
}
