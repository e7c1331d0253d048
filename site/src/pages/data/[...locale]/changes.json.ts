import type { APIRoute } from 'astro';
import { changesContext } from '../../../changes/context';
import { pageContext } from '../../../context/pageContext';
import { localeParams } from '../../../routes';

/** One file a language. */
export function getStaticPaths() {
  return localeParams();
}

/** The words of what a page draws anew where the demo session has changed a product. */
export const GET: APIRoute = ({ locals }) => Response.json(changesContext(pageContext(locals.locale)));
