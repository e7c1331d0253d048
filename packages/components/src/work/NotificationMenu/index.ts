export { NotificationMenu } from './NotificationMenu.js';
export type { NotificationMenuProps } from './NotificationMenu.js';
export type { NotificationMenuItem } from './types.js';
