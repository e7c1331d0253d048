export { BrandList } from './BrandList';
export type { BrandListItem, BrandListProps } from './BrandList';
