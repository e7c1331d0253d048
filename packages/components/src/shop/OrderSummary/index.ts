export { OrderSummary } from './OrderSummary.js';
export type { OrderSummaryItem, OrderSummaryProps } from './OrderSummary.js';
