export { CategoryTree } from './CategoryTree.js';
export type { CategoryTreeItem, CategoryTreeProps } from './CategoryTree.js';
