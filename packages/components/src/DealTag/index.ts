export { DealTag } from './DealTag';
export type { DealTagProps } from './DealTag';
export { dealTagLabels } from './labels';
export type { DealTagLabels } from './labels';
