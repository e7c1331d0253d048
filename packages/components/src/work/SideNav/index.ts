export { SideNav } from './SideNav.js';
export type { SideNavProps } from './SideNav.js';
export type { SideNavGroup, SideNavItem } from './types.js';
export type SideNavPart =
  | 'root'
  | 'top'
  | 'card'
  | 'collapse'
  | 'drawer'
  | 'head'
  | 'heading'
  | 'header'
  | 'group'
  | 'groupTitle'
  | 'list'
  | 'link'
  | 'title'
  | 'count'
  | 'footer';
