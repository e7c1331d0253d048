import { byLanguage } from './by-language.ts';
import { words as de } from './de/words.ts';
import { words as en } from './en/words.ts';
import type { ShopWords } from './shop-words.ts';

const words: Readonly<Record<string, ShopWords>> = { en, de };

/** Supported languages, English first. */
export const wordLanguages: readonly string[] = Object.keys(words);

/** Returns the words of a language such as `de` or `de-AT`; English for an unknown one. */
export function wordsOf(language: string): ShopWords {
  return byLanguage(words, language) ?? en;
}
