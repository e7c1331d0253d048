import type { APIRoute } from 'astro';
import { searchFile } from '../../../data/searchFile';
import { localeParams, type Locale } from '../../../routes';

/** One file a language. */
export function getStaticPaths() {
  return localeParams();
}

/** What the search page searches. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props }) => Response.json(await searchFile(props.locale));
