import { keptPromise } from '../keptPromise';
import { readJson } from '../readJson';
import type { LiveTemplates } from './templates';

const kept = new Map<'templates', Promise<LiveTemplates>>();

/** Loads the templates of the page's language, once a page. */
export function loadTemplates(): Promise<LiveTemplates> {
  return keptPromise(kept, 'templates', async () => {
    // Most pages draw nothing, and need no addresses.
    const { liveTemplatesFile, localeOfParam } = await import('../routes');
    return readJson<LiveTemplates>(liveTemplatesFile(localeOfParam(document.documentElement.lang)), 'price');
  });
}
