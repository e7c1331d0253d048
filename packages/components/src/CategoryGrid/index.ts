export { CategoryGrid, categoryGridLabels } from './CategoryGrid';
export type { CategoryGridItem, CategoryGridLabels, CategoryGridProps } from './CategoryGrid';
