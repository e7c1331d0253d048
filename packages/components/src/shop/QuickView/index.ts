export { QuickView } from './QuickView';
export type { QuickViewProps } from './QuickView';
export type { QuickViewChoice, QuickViewProduct } from './types';
