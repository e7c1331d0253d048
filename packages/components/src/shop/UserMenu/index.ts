export { UserMenu } from './UserMenu.js';
export type { UserMenuItem, UserMenuProps } from './UserMenu.js';
