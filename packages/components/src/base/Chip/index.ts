export { Chip } from './Chip.js';
export type { ChipProps } from './Chip.js';
export type ChipPart = 'root' | 'text' | 'count' | 'body';
