export { SwatchGroup } from './SwatchGroup.js';
export type { SwatchGroupItem, SwatchGroupProps } from './SwatchGroup.js';
export type SwatchGroupPart = 'root' | 'label' | 'items' | 'item' | 'name';
