import { createHandlers } from '@marketrow/fixtures/handlers';
import { getResponse } from 'msw';
import type { Data, WorkCall } from '../../data/work';
import type { Locale } from '../../routes';

/** What a loader of Storybook gets, as far as it is read here. */
export interface StoryContext {
  globals: Record<string, unknown>;
}

/** The language of the toolbar. */
export function localeOf({ globals }: StoryContext): Locale {
  return globals['language'] === 'de' ? 'de' : 'en';
}

// Not those of the toolbar: a page was built before a call failed.
const handlers = createHandlers();

/** What a page is built with: the answer of a call that works. */
export async function readBuilt<Path extends WorkCall>(path: Path, locale: Locale): Promise<Data<Path>> {
  const answer = await getResponse(handlers, new Request(new URL(`${path}?lang=${locale}`, location.href)));
  if (!answer?.ok)
    throw new Error(`mr: the mock API has no ${path}. The story has nothing to show. Look at the handlers.`);
  return (await answer.json()) as Data<Path>;
}
