import type { APIRoute } from 'astro';

/** Everything may be crawled but the calls; a page that must not be listed says so itself. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${__SITE_URL__}/sitemap.xml\n`);
