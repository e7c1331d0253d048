export { CategoryTree } from './CategoryTree';
export type { CategoryTreeItem, CategoryTreeProps } from './CategoryTree';
