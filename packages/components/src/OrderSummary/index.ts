export { OrderSummary, orderSummaryLabels } from './OrderSummary';
export type { OrderSummaryLabels, OrderSummaryProps } from './OrderSummary';
