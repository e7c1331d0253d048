import type { APIRoute } from 'astro';
import { accountContext } from '../../../account/context';
import { pageContext } from '../../../context/pageContext';
import { localeParams, type Locale } from '../../../routes';

/** One file a language. */
export function getStaticPaths() {
  return localeParams();
}

/** The words of the account, for the browser that shows records of its own. */
export const GET: APIRoute<{ locale: Locale }> = ({ props }) =>
  Response.json(accountContext(pageContext(props.locale)));
