export { KitProvider } from './KitProvider';
export { useKit } from './useKit';
export type { KitProviderProps } from './KitProvider';
export type { KitLabels, Labels, Translation } from '../../labels/Labels';
export type { ChangeDetails, ReasonedDetails } from '../../internal/state/changeDetails';
export type { ImageProps, RenderImage } from '../../internal/render/images';
export type { LinkProps, RenderLink } from '../../internal/render/links';
