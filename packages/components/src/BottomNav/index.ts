export { BottomNav, bottomNavLabels } from './BottomNav';
export type { BottomNavItem, BottomNavLabels, BottomNavProps } from './BottomNav';
