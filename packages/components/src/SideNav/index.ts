export { SideNav } from './SideNav';
export type { SideNavProps } from './SideNav';
export { sideNavLabels } from './labels';
export type { SideNavLabels } from './labels';
export type { SideNavGroup, SideNavItem } from './types';
