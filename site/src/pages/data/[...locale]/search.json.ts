import type { APIRoute } from 'astro';
import { searchCatalog, searchFile } from '../../../data/searchFile';
import { localeParams } from '../../../routes';
import { answerOf, writeAnswer } from '../../../search/answer';
import { parseQuery } from '../../../search/searchQuery';

/** One file a language. */
export function getStaticPaths() {
  return localeParams();
}

/** What the search page searches: a file with all of it, or, on demand, the answer to the query of the address. */
export const GET: APIRoute = async ({ locals, isPrerendered, request }) => {
  if (isPrerendered) return Response.json(await searchFile(locals.locale));
  const answer = answerOf(await searchCatalog(locals.locale), parseQuery(new URL(request.url).search));
  return new Response(writeAnswer(answer), { headers: { 'content-type': 'application/json' } });
};
