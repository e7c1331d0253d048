import { decoded } from '../http/decoded.ts';
import { languageFolder } from './languageFolder.ts';

const workPage = new RegExp(`^(?:/(${languageFolder}))?/(admin|vendor)(?:/|$)`);

/** Parses language and area of the address of a work page, decoded as for the lookup of files; `undefined` for other addresses. */
export function workAreaOf(pathname: string): { language: string | undefined; area: 'admin' | 'vendor' } | undefined {
  const [, language, area] = workPage.exec(decoded(pathname)) ?? [];
  return area === undefined ? undefined : { language, area: area as 'admin' | 'vendor' };
}
