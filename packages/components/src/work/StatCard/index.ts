export { StatCard } from './StatCard.js';
export type { StatCardProps } from './StatCard.js';
export type StatCardPart = 'root' | 'title' | 'amount' | 'before' | 'change' | 'spark';
