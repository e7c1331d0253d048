import type { ShopWords } from '../shop-words.ts';
import { searchWords } from './search.ts';

/** English as it is searched for. Colors and sizes are named in it. */
export const words: ShopWords = { search: searchWords };
