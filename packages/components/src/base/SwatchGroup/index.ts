export { SwatchGroup } from './SwatchGroup';
export type { SwatchGroupItem, SwatchGroupProps } from './SwatchGroup';
