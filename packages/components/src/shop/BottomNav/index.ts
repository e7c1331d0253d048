export { BottomNav } from './BottomNav.js';
export type { CountNames } from '../../internal/text/counts.js';
export type { BottomNavItem, BottomNavProps } from './BottomNav.js';
export type BottomNavPart = 'root' | 'items' | 'item' | 'link' | 'icon' | 'badge' | 'title';
