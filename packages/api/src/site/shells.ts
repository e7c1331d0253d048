import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { ordersFlag } from '@marketrow/contract';
import { decoded } from '../http/decoded.ts';
import { sessionFlagCookie } from '../accounts/cookies.ts';
import { languageFolder } from './languageFolder.ts';

/** Pages of a user's own records. Their ids are not all known when the site is built. */
const sections = 'orders|profile|address|support-tickets';

const ownRecord = new RegExp(`^(/${languageFolder})?/(${sections})/([^/]+)$`);

/** Records of the work area. Only those known at the build have pages. */
const workRecord = new RegExp(
  `^(/${languageFolder})?/(admin/(?:products|categories|brands|coupons|orders)|vendor/coupons)/[^/]+$`,
);

/** Returns true for addresses of a user's own records. */
export function isOwnRecord(pathname: string): boolean {
  return ownRecord.test(pathname);
}

/** Pages of the account, which are built with the sample customer of the demo. */
const accountPage = new RegExp(`^(/${languageFolder})?/(${sections})(?:[./].*)?$`);

/**
 * Returns the file for an address of the account in a shop without the sample customer: its script loads the session. `undefined` for
 * other addresses.
 */
export function accountShellOf(pathname: string): string | undefined {
  const [, language = '', section] = accountPage.exec(decoded(pathname)) ?? [];
  return section === undefined ? undefined : `${language.slice(1)}${language && '/'}${section}/shell.html`;
}

/** Returns true for a record that the sample customer of the demo got after the build. */
export type SampleRecordCheck = (section: string, key: string) => Promise<boolean>;

/**
 * Returns the page that a script fills with a record: `orders/shell.html` for `/orders/17`. Only for browsers with the session flag or,
 * for orders, the flag of placed orders, and for records of the sample customer: for others the page would stay empty. Pages of the work
 * area show a missing record themselves.
 */
export async function shellOf(
  c: Context,
  pathname: string,
  isSampleRecord: SampleRecordCheck | undefined,
): Promise<string | undefined> {
  const [, workLanguage = '', list] = workRecord.exec(pathname) ?? [];
  if (list !== undefined) return `${workLanguage.slice(1)}${workLanguage && '/'}${list}/shell.html`;
  const [, language = '', section, key = ''] = ownRecord.exec(pathname) ?? [];
  if (section === undefined) return undefined;
  const flags = [sessionFlagCookie, ...(section === 'orders' ? [ordersFlag] : [])];
  const isOwner = flags.some((flag) => getCookie(c, flag) !== undefined);
  if (!isOwner && !(await isSampleRecord?.(section, decoded(key)))) return undefined;
  return `${language.slice(1)}${language && '/'}${section}/shell.html`;
}

const loginPage = new RegExp(`^((?:/${languageFolder})?/login)(/demo)?(?:\\.html)?$`);

/**
 * Returns the files of the login: in a demo first the one with the sample accounts, which has no address of its own. `undefined` for
 * other addresses.
 */
export function loginOf(pathname: string, isDemo: boolean): string[] | undefined {
  const [, page = '', demo] = loginPage.exec(decoded(pathname)) ?? [];
  if (page === '' || (demo === undefined && !isDemo)) return undefined;
  const name = page.slice(1);
  return demo === undefined ? [`${name}/demo.html`, `${name}.html`] : [];
}

const accountForm = new RegExp(`^(/${languageFolder})?/(register|reset-password)$`);

/** Returns the file of the form that calls the API, for the address of a form that only shows its values. `undefined` for other addresses. */
export function realFormOf(pathname: string): string | undefined {
  const [, language = '', form] = accountForm.exec(pathname) ?? [];
  return form === undefined ? undefined : `${language.slice(1)}${language && '/'}${form}/real.html`;
}
