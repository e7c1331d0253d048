import type { APIRoute } from 'astro';
import { frameData } from '../../../data/frameData';
import { localeParams, type Locale } from '../../../routes';

/** One file a language. */
export function getStaticPaths() {
  return localeParams();
}

/** What menus, search and cart drawer show, for the browser at the first intent. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props }) => Response.json(await frameData(props.locale));
