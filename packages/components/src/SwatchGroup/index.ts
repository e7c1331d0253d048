export { SwatchGroup } from './SwatchGroup';
export type { SwatchGroupItem, SwatchGroupProps } from './SwatchGroup';
export { swatchGroupLabels } from './labels';
export type { SwatchGroupLabels } from './labels';
