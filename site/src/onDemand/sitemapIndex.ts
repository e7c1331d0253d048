import type { APIRoute } from 'astro';
import { builtPagesSitemap, sitemapIndexXml, sitemapPart } from '../build/sitemap';
import { sitemapParts, xmlResponse } from './sitemap';

/** The sitemap of a site with pages on demand: one file of the built pages, and as many as the catalogue takes. */
export const GET: APIRoute = async () => {
  const parts = Array.from({ length: await sitemapParts() }, (_, index) => sitemapPart(index + 1));
  return xmlResponse(sitemapIndexXml([builtPagesSitemap, ...parts], __SITE_URL__));
};
