export { PhoneMenu } from './PhoneMenu';
export type { PhoneMenuItem, PhoneMenuLink, PhoneMenuProps } from './PhoneMenu';
export { phoneMenuLabels } from './labels';
export type { PhoneMenuLabels } from './labels';
