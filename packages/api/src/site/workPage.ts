import { languageFolder } from './languageFolder.ts';

const workPage = new RegExp(`^(?:/(${languageFolder}))?/(admin|vendor)(?:/|$)`);

/** Decodes an address as the lookup of its file does: `/%61dmin` is a page of `/admin`. */
export function decodedPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Reads language and area out of the address of a work page; undefined for other addresses. */
export function workAreaOf(pathname: string): { language: string | undefined; area: 'admin' | 'vendor' } | undefined {
  const [, language, area] = workPage.exec(decodedPath(pathname)) ?? [];
  return area === undefined ? undefined : { language, area: area as 'admin' | 'vendor' };
}
