import type { APIRoute } from 'astro';
import { pageContext } from '../../../context/pageContext';
import { liveTemplates } from '../../../live/templates';
import { localeParams } from '../../../routes';

/** One file a language. */
export function getStaticPaths() {
  return localeParams();
}

/** Returns what a page draws live values with. */
export const GET: APIRoute = ({ locals }) => Response.json(liveTemplates(pageContext(locals.locale)));
