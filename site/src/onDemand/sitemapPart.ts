import type { APIRoute } from 'astro';
import { sitemapXml } from '../build/sitemap';
import { notFound } from '../lookup';
import { sitemapEntries, xmlResponse } from './sitemap';

/** One of the files that list the pages on demand: `/sitemap-1.xml`. */
export const GET: APIRoute = async ({ params }) => {
  const part = params['part'] ?? '';
  const entries = /^[1-9]\d{0,5}$/.test(part) ? await sitemapEntries(Number(part)) : undefined;
  return entries === undefined ? notFound() : xmlResponse(sitemapXml(entries));
};
