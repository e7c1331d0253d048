export { OrderSummary } from './OrderSummary';
export type { OrderSummaryItem, OrderSummaryProps } from './OrderSummary';
