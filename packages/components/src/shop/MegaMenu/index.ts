export { MegaMenu } from './MegaMenu';
export type { MegaMenuProps } from './MegaMenu';
export type { MegaMenuChangeReason, MegaMenuColumn, MegaMenuFeature, MegaMenuItem, MegaMenuLink } from './types';
