export { OrderSummary } from './OrderSummary.js';
export type { OrderSummaryItem, OrderSummaryProps } from './OrderSummary.js';
export type OrderSummaryPart =
  'root' | 'row' | 'amount' | 'heading' | 'rows' | 'total' | 'totalAmount' | 'saving' | 'note' | 'action' | 'hint';
