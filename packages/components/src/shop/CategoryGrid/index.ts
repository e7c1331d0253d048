export { CategoryGrid } from './CategoryGrid.js';
export type { CategoryGridItem, CategoryGridProps } from './CategoryGrid.js';
export type CategoryGridPart =
  'root' | 'cover' | 'object' | 'item' | 'link' | 'frame' | 'arch' | 'text' | 'name' | 'count' | 'all' | 'icon';
