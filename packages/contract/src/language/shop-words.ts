import type { ColorWords } from './colors.ts';
import type { SearchWords } from './search-words.ts';

/** Words of a language for search and choices. */
export interface ShopWords {
  /** Forms of the words that shoppers search for. */
  search: SearchWords;
  /** A size as text, with `{size}`. @default English */
  size?: string;
  /** Names of colors. @default English */
  colors?: ColorWords;
}
