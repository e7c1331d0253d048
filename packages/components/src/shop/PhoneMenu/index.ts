export { PhoneMenu } from './PhoneMenu.js';
export type { PhoneMenuItem, PhoneMenuLink, PhoneMenuProps } from './PhoneMenu.js';
export type PhoneMenuPart =
  | 'root'
  | 'foot'
  | 'setting'
  | 'languages'
  | 'language'
  | 'heading'
  | 'row'
  | 'rowText'
  | 'children'
  | 'child'
  | 'links';
