export { UserMenu } from './UserMenu';
export type { UserMenuItem, UserMenuProps } from './UserMenu';
export { userMenuLabels } from './labels';
export type { UserMenuLabels } from './labels';
