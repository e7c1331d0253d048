export { BrandList } from './BrandList.js';
export type { BrandListItem, BrandListProps } from './BrandList.js';
