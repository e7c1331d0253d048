export { CategoryGrid } from './CategoryGrid';
export type { CategoryGridItem, CategoryGridProps } from './CategoryGrid';
export { categoryGridLabels } from './labels';
export type { CategoryGridLabels } from './labels';
