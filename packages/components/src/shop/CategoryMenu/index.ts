export { CategoryMenu } from './CategoryMenu';
export type { CategoryMenuProps } from './CategoryMenu';
export type { CategoryMenuColumn, CategoryMenuItem, CategoryMenuLink } from './types';
