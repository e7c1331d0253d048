export { SideNav } from './SideNav';
export type { SideNavProps } from './SideNav';
export type { SideNavGroup, SideNavItem } from './types';
