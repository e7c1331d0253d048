import { wordsOf } from '../language/words.ts';
import { folded, type SearchWords } from './forms.ts';

const prepared = new Map<string, SearchWords>();

/** How the shoppers of a language vary a word, folded; worked out once. */
export function searchWordsOf(language: string): SearchWords {
  let words = prepared.get(language);
  if (!words) {
    const { before, digraphs, endings, same, stop } = wordsOf(language).search;
    words = {
      endings,
      ...(digraphs && { digraphs }),
      before: before.map(folded),
      stop: stop.map(folded),
      same: same.map((group) => group.map(folded)),
    };
    prepared.set(language, words);
  }
  return words;
}
