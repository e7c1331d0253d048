import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { sessionFlagCookie } from '../accounts/cookies.ts';

/** Pages of a user's own records. Their ids are not all known when the site is built. */
const sections = 'orders|profile|address|support-tickets';

const ownRecord = new RegExp(`^(/de)?/(${sections})/[^/]+$`);

/** Whether an address may be of a record that only its owner's session knows. */
export function isOwnRecord(pathname: string): boolean {
  return ownRecord.test(pathname);
}

/**
 * The built page that a script fills with such a record: `orders/shell.html` for `/orders/17`. Only for
 * browsers with the session flag: any other would get a page that stays empty.
 */
export function shellOf(c: Context, pathname: string): string | undefined {
  const [, language = '', section] = ownRecord.exec(pathname) ?? [];
  if (section === undefined || getCookie(c, sessionFlagCookie) === undefined) return undefined;
  return `${language.slice(1)}${language && '/'}${section}/shell.html`;
}
