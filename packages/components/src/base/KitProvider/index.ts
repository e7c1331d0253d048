export { KitProvider } from './KitProvider.js';
export { useKit } from './useKit.js';
export type { KitProviderProps } from './KitProvider.js';
export type { KitLabels, Labels, Translation } from '../../labels/Labels.js';
export type { ChangeDetails, ReasonedDetails } from '../../internal/state/changeDetails.js';
export type { ImageProps, RenderImage } from '../../internal/render/images.js';
export type { LinkProps, RenderLink } from '../../internal/render/links.js';
