import type { SitemapEntry } from '../build/sitemap';
import { absolute, alternates, locales } from '../routes';
import { growingPaths } from './growingPaths';

/** Addresses in one file of the sitemap: fewer than the 50,000 that are allowed, as a file is made anew for each request. */
const mostAddresses = 10_000;

/** How many files the pages on demand take. */
export async function sitemapParts(): Promise<number> {
  const counts = await Promise.all(locales.map(async (locale) => (await growingPaths(locale)).length));
  return Math.ceil(counts.reduce((sum, count) => sum + count, 0) / mostAddresses);
}

/** The addresses of one of these files, from 1. Undefined: there is no such file. */
export async function sitemapEntries(part: number): Promise<SitemapEntry[] | undefined> {
  const lists = await Promise.all(locales.map(growingPaths));
  const start = (part - 1) * mostAddresses;
  const entries: SitemapEntry[] = [];
  let before = 0;
  for (const [index, locale] of locales.entries()) {
    const list = lists[index] ?? [];
    for (const path of list.slice(Math.max(0, start - before), Math.max(0, start + mostAddresses - before))) {
      entries.push({ url: absolute(__SITE_URL__, locale, path), alternates: alternates(__SITE_URL__, path) });
    }
    before += list.length;
  }
  return entries.length > 0 ? entries : undefined;
}

/** A file of the sitemap as an answer. */
export function xmlResponse(xml: string): Response {
  return new Response(xml, { headers: { 'content-type': 'application/xml' } });
}
