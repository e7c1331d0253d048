import { words as de } from './de/words.ts';
import { words as en } from './en/words.ts';
import type { ShopWords } from './shop-words.ts';

const words: Readonly<Record<string, ShopWords>> = { en, de };

/** Languages with words of their own, English first. */
export const wordLanguages: readonly string[] = Object.keys(words);

/** Words of a language such as `de` or `de-AT`. English for one that has none. */
export function wordsOf(language: string): ShopWords {
  const [main = ''] = language.toLowerCase().split(/[-_]/);
  return Object.hasOwn(words, main) ? (words[main] ?? en) : en;
}
