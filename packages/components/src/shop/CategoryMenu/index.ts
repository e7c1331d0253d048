export { CategoryMenu } from './CategoryMenu.js';
export type { CategoryMenuProps } from './CategoryMenu.js';
export type { CategoryMenuColumn, CategoryMenuItem, CategoryMenuLink } from './types.js';
export type CategoryMenuPart =
  | 'root'
  | 'arrow'
  | 'panels'
  | 'button'
  | 'list'
  | 'line'
  | 'row'
  | 'icon'
  | 'details'
  | 'nested'
  | 'link'
  | 'more'
  | 'panel'
  | 'all'
  | 'columns'
  | 'title';
