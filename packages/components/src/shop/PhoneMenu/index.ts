export { PhoneMenu } from './PhoneMenu';
export type { PhoneMenuItem, PhoneMenuLink, PhoneMenuProps } from './PhoneMenu';
