export { SoldBy } from './SoldBy';
export type { SoldByProps, SoldByShop } from './SoldBy';
export { soldByLabels } from './labels';
export type { SoldByLabels } from './labels';
