export { BottomNav } from './BottomNav';
export type { CountNames } from '../../internal/text/counts';
export type { BottomNavItem, BottomNavProps } from './BottomNav';
