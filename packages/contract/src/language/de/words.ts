import type { ShopWords } from '../shop-words.ts';
import { colors } from './colors.ts';
import { searchWords } from './search.ts';

/** German as it is searched for and as colors are called. */
export const words: ShopWords = { search: searchWords, colors, size: 'Größe {size}' };
