export { CategoryGrid } from './CategoryGrid';
export type { CategoryGridItem, CategoryGridProps } from './CategoryGrid';
