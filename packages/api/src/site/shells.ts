import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { ordersFlag } from '@marketrow/contract';
import { decoded } from '../http/decoded.ts';
import { sessionFlagCookie } from '../accounts/cookies.ts';
import { languageFolder } from './languageFolder.ts';

/** Pages of a user's own records. Their ids are not all known when the site is built. */
const sections = 'orders|profile|address|support-tickets';

const ownRecord = new RegExp(`^(/${languageFolder})?/(${sections})/([^/]+)$`);

/** Records of the work area. Only those of the build have built pages. */
const workRecord = new RegExp(`^(/${languageFolder})?/admin/(products|categories|brands|orders)/[^/]+$`);

/** Whether an address may be of a record that only its owner's session knows. */
export function isOwnRecord(pathname: string): boolean {
  return ownRecord.test(pathname);
}

/** Lists of the account and everything below them: built with the sample customer of the demo. */
const accountPage = new RegExp(`^(/${languageFolder})?/(${sections})(?:[./].*)?$`);

/**
 * The page for all addresses of the account in a shop without the sample customer: its script asks who is logged in. Undefined for
 * other addresses.
 */
export function accountShellOf(pathname: string): string | undefined {
  const [, language = '', section] = accountPage.exec(decoded(pathname)) ?? [];
  return section === undefined ? undefined : `${language.slice(1)}${language && '/'}${section}/shell.html`;
}

/** Finds a record that the sample customer, whom a demo shows to everybody, got after the build. */
export type SampleRecordCheck = (section: string, key: string) => Promise<boolean>;

/**
 * The built page that a script fills with such a record: `orders/shell.html` for `/orders/17`. Only for
 * browsers with the session flag, for orders with the flag of placed orders, and for records of the sample customer: any other would get a
 * page that stays empty. Pages of the work area are for everybody: they say themselves when there is no such record.
 */
export async function shellOf(
  c: Context,
  pathname: string,
  isSampleRecord: SampleRecordCheck | undefined,
): Promise<string | undefined> {
  const [, workLanguage = '', list] = workRecord.exec(pathname) ?? [];
  if (list !== undefined) return `${workLanguage.slice(1)}${workLanguage && '/'}admin/${list}/shell.html`;
  const [, language = '', section, key = ''] = ownRecord.exec(pathname) ?? [];
  if (section === undefined) return undefined;
  const flags = [sessionFlagCookie, ...(section === 'orders' ? [ordersFlag] : [])];
  const isOwner = flags.some((flag) => getCookie(c, flag) !== undefined);
  if (!isOwner && !(await isSampleRecord?.(section, decoded(key)))) return undefined;
  return `${language.slice(1)}${language && '/'}${section}/shell.html`;
}

const loginPage = new RegExp(`^((?:/${languageFolder})?/login)(/demo)?(?:\\.html)?$`);

/**
 * The files of the login: where the shop is a demo, first the one with the sample accounts, which has no address of its own. Undefined
 * for other addresses.
 */
export function loginOf(pathname: string, isDemo: boolean): string[] | undefined {
  const [, page = '', demo] = loginPage.exec(decoded(pathname)) ?? [];
  if (page === '' || (demo === undefined && !isDemo)) return undefined;
  const name = page.slice(1);
  return demo === undefined ? [`${name}/demo.html`, `${name}.html`] : [];
}

const accountForm = new RegExp(`^(/${languageFolder})?/(register|reset-password)$`);

/** The form that calls the API, for an address whose own page only shows what was entered. Undefined for other addresses. */
export function realFormOf(pathname: string): string | undefined {
  const [, language = '', form] = accountForm.exec(pathname) ?? [];
  return form === undefined ? undefined : `${language.slice(1)}${language && '/'}${form}/real.html`;
}
