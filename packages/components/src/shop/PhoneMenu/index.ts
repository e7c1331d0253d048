export { PhoneMenu } from './PhoneMenu.js';
export type { PhoneMenuItem, PhoneMenuLink, PhoneMenuProps } from './PhoneMenu.js';
