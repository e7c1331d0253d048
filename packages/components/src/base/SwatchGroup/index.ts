export { SwatchGroup } from './SwatchGroup.js';
export type { SwatchGroupItem, SwatchGroupProps } from './SwatchGroup.js';
