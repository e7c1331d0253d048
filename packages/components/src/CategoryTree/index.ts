export { CategoryTree } from './CategoryTree';
export type { CategoryTreeItem, CategoryTreeProps } from './CategoryTree';
export { categoryTreeLabels } from './labels';
export type { CategoryTreeLabels } from './labels';
