import type { APIRoute } from 'astro';
import { accountContext } from '../../../account/context';
import { pageContext } from '../../../context/pageContext';
import { localeParams } from '../../../routes';

/** One file a language. */
export function getStaticPaths() {
  return localeParams();
}

/** The words of the account, for the browser that shows records of its own. */
export const GET: APIRoute = ({ locals }) => Response.json(accountContext(pageContext(locals.locale)));
