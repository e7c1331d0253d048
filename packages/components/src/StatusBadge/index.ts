export { StatusBadge } from './StatusBadge';
export type { StatusBadgeProps } from './StatusBadge';
export { statusBadgeLabels } from './labels';
export type { StatusBadgeLabels } from './labels';
