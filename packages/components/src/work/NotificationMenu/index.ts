export { NotificationMenu } from './NotificationMenu';
export type { NotificationMenuProps } from './NotificationMenu';
export type { NotificationMenuItem } from './types';
