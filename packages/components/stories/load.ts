import { handlers } from '@marketrow/fixtures/handlers';
import { getResponse } from 'msw';

/**
 * Loads a story's records from the mock API, in the language of the toolbar. For `loaders`: a story shows the same data
 * as a page, and a German story has German records. Calls the handlers directly, since loaders run before the preview's
 * `beforeEach` passes them to the worker.
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
