export { OrderSummary } from './OrderSummary';
export type { OrderSummaryItem, OrderSummaryProps } from './OrderSummary';
export { orderSummaryLabels } from './labels';
export type { OrderSummaryLabels } from './labels';
