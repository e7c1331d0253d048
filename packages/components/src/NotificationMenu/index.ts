export { NotificationMenu } from './NotificationMenu';
export type { NotificationMenuProps } from './NotificationMenu';
export { notificationMenuLabels } from './labels';
export type { NotificationMenuLabels } from './labels';
export type { NotificationMenuItem } from './types';
