import { handlers } from '@marketrow/fixtures/handlers';
import { getResponse } from 'msw';

/**
 * Reads a story's records from the mock API, in the language of the toolbar. For `loaders`: what a story shows is what a
 * page would show, and a German story has German records. Asks the handlers directly, as loaders run before the
 * preview's `beforeEach` has given them to the worker.
 */
export async function load<Records>(path: string, { globals }: { globals: Record<string, unknown> }): Promise<Records> {
  const url = new URL(path, location.href);
  url.searchParams.set('lang', globals['language'] === 'de' ? 'de' : 'en');
  const answer = await getResponse(handlers, new Request(url));
  if (!answer?.ok) {
    throw new Error(
      `mr: there are no records at ${path}. The story would be empty. Check the handlers of @marketrow/fixtures.`,
    );
  }
  return (await answer.json()) as Records;
}
