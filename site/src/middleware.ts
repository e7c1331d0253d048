import type { MiddlewareHandler } from 'astro';
import { pageContext } from './context/pageContext';
import { localeOfParam } from './routes';

/** Gives every page its context in `Astro.locals`, by the language in its address. In a static build it runs once a page. */
export const onRequest: MiddlewareHandler = ({ locals, params }, next) => {
  Object.assign(locals, pageContext(localeOfParam(params['locale'])));
  return next();
};
