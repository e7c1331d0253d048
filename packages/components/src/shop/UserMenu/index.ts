export { UserMenu } from './UserMenu.js';
export type { UserMenuItem, UserMenuProps } from './UserMenu.js';
export type UserMenuPart = 'root' | 'button' | 'name' | 'arrow' | 'person' | 'text' | 'line';
