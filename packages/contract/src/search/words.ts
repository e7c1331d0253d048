import { wordsOf } from '../language/words.ts';
import { folded, type SearchWords } from './forms.ts';

const cache = new Map<string, SearchWords>();

/** Returns the search rules of a language, folded; cached. */
export function searchWordsOf(language: string): SearchWords {
  let words = cache.get(language);
  if (!words) {
    const { before, digraphs, endings, same, stop } = wordsOf(language).search;
    words = {
      endings,
      ...(digraphs && { digraphs }),
      before: before.map(folded),
      stop: stop.map(folded),
      same: same.map((group) => group.map(folded)),
    };
    cache.set(language, words);
  }
  return words;
}
