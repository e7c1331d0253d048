export { Chip } from './Chip';
export type { ChipProps } from './Chip';
export { chipLabels } from './labels';
export type { ChipLabels } from './labels';
