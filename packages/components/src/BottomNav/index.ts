export { BottomNav } from './BottomNav';
export type { BottomNavItem, BottomNavProps } from './BottomNav';
export { bottomNavLabels } from './labels';
export type { BottomNavLabels } from './labels';
