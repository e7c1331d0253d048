import type { APIRoute } from 'astro';
import { frameData } from '../../../data/frameData';
import { localeParams } from '../../../routes';

/** One file a language. */
export function getStaticPaths() {
  return localeParams();
}

/** What menus, search and cart drawer show, for the browser at the first intent. */
export const GET: APIRoute = async ({ locals }) => Response.json(await frameData(locals.locale));
