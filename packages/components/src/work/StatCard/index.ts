export { StatCard } from './StatCard.js';
export type { StatCardProps } from './StatCard.js';
