import type { MiddlewareHandler } from 'astro';
import { finishPage } from './build/policy';
import { pageContext } from './context/pageContext';
import { localeOfParam } from './routes';

/**
 * Gives every page its context in `Astro.locals`, by the language in its address, and finishes its HTML. In a static build it
 * runs once a page; the development server's own scripts and styles stay where they are.
 */
export const onRequest: MiddlewareHandler = async ({ locals, params }, next) => {
  Object.assign(locals, pageContext(localeOfParam(params['locale'])));
  const response = await next();
  return import.meta.env.PROD ? finishPage(response) : response;
};
