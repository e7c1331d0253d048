export { SideNav } from './SideNav.js';
export type { SideNavProps } from './SideNav.js';
export type { SideNavGroup, SideNavItem } from './types.js';
