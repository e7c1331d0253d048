export { MegaMenu } from './MegaMenu.js';
export type { MegaMenuProps } from './MegaMenu.js';
export type { MegaMenuChangeReason, MegaMenuColumn, MegaMenuFeature, MegaMenuItem, MegaMenuLink } from './types.js';
export type MegaMenuPart =
  | 'root'
  | 'list'
  | 'item'
  | 'link'
  | 'button'
  | 'panel'
  | 'content'
  | 'rail'
  | 'railLink'
  | 'railText'
  | 'columns'
  | 'columnTitle'
  | 'columnLink'
  | 'feature'
  | 'featureText';
