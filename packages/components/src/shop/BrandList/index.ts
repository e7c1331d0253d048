export { BrandList } from './BrandList.js';
export type { BrandListItem, BrandListProps } from './BrandList.js';
export type BrandListPart = 'root' | 'picture' | 'word' | 'item' | 'brand';
