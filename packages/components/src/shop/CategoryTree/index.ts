export { CategoryTree } from './CategoryTree.js';
export type { CategoryTreeItem, CategoryTreeProps } from './CategoryTree.js';
export type CategoryTreePart = 'root' | 'name' | 'count' | 'row' | 'list' | 'item' | 'branch' | 'toggle';
