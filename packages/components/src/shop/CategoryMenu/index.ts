export { CategoryMenu } from './CategoryMenu.js';
export type { CategoryMenuProps } from './CategoryMenu.js';
export type { CategoryMenuColumn, CategoryMenuItem, CategoryMenuLink } from './types.js';
