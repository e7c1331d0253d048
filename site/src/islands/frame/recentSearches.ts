import { keepText, keptTexts } from '../../keptTexts';

const key = 'mr-searches';
const most = 6;

/** What was searched for on this device, the latest first. */
export function recentSearches(): string[] {
  return keptTexts(key).slice(0, most);
}

/** Keeps a search for the next time. */
export function rememberSearch(text: string): void {
  const query = text.trim();
  if (query !== '') keepText(key, query, most);
}
