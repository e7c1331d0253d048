export { DealTag } from './DealTag';
export type { DealTagProps } from './DealTag';
