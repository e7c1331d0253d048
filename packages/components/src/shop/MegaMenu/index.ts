export { MegaMenu } from './MegaMenu.js';
export type { MegaMenuProps } from './MegaMenu.js';
export type { MegaMenuChangeReason, MegaMenuColumn, MegaMenuFeature, MegaMenuItem, MegaMenuLink } from './types.js';
