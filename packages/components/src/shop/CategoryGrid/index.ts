export { CategoryGrid } from './CategoryGrid.js';
export type { CategoryGridItem, CategoryGridProps } from './CategoryGrid.js';
