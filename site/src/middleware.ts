import type { MiddlewareHandler } from 'astro';
import { finishPage } from './build/policy';
import { pageContext } from './context/pageContext';
import { keepFresh, longestAge } from './data/freshness';
import { notFound } from './lookup';
import { localeOfParam, localeParam } from './routes';

/**
 * How long an answer that is made on demand may be kept: a minute by browsers, ten by a CDN, which goes on sending the old one
 * for a day while it fetches the next, or while it cannot be had. The server in front adds the ETag.
 */
const caching = 'public, max-age=60, s-maxage=600, stale-while-revalidate=86400, stale-if-error=86400';

const oldest = longestAge();

/**
 * Gives every page its context in `Astro.locals`, by the language in its address, and finishes its HTML. In a static build it
 * runs once a page, with addresses that exist; on demand once a request, with any. The development server's own scripts and
 * styles stay where they are.
 */
export const onRequest: MiddlewareHandler = async ({ locals, params, isPrerendered }, next) => {
  const locale = localeOfParam(params['locale']);
  if (localeParam(locale) !== params['locale']) return notFound();
  if (!isPrerendered) keepFresh(oldest);
  Object.assign(locals, pageContext(locale));
  const response = await next();
  if (!isPrerendered && response.ok) response.headers.set('cache-control', caching);
  return import.meta.env.PROD ? finishPage(response) : response;
};
