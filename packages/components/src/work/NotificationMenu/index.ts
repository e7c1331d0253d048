export { NotificationMenu } from './NotificationMenu.js';
export type { NotificationMenuProps } from './NotificationMenu.js';
export type { NotificationMenuItem } from './types.js';
export type NotificationMenuPart =
  | 'root'
  | 'count'
  | 'text'
  | 'title'
  | 'description'
  | 'date'
  | 'dot'
  | 'item'
  | 'action'
  | 'menu'
  | 'heading'
  | 'empty';
