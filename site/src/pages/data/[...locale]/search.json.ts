import type { APIRoute } from 'astro';
import { searchFile } from '../../../data/searchFile';
import { localeParams } from '../../../routes';

/** One file a language. */
export function getStaticPaths() {
  return localeParams();
}

/** What the search page searches. */
export const GET: APIRoute = async ({ locals }) => Response.json(await searchFile(locals.locale));
