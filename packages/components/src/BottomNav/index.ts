export { BottomNav } from './BottomNav';
export type { CountNames } from '../internal/text/counts';
export type { BottomNavItem, BottomNavProps } from './BottomNav';
export { bottomNavLabels } from './labels';
export type { BottomNavLabels } from './labels';
