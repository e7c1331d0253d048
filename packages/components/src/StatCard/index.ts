export { StatCard } from './StatCard';
export type { StatCardProps } from './StatCard';
export { statCardLabels } from './labels';
export type { StatCardLabels } from './labels';
