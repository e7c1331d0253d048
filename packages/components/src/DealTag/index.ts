export { DealTag, dealTagLabels } from './DealTag';
export type { DealTagLabels, DealTagProps } from './DealTag';
