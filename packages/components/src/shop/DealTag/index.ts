export { DealTag } from './DealTag.js';
export type { DealTagProps } from './DealTag.js';
export type DealTagPart = 'root' | 'shape' | 'lead' | 'figure' | 'sign' | 'text' | 'action';
