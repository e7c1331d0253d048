export { DealTag } from './DealTag.js';
export type { DealTagProps } from './DealTag.js';
