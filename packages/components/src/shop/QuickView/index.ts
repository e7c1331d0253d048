export { QuickView } from './QuickView.js';
export type { QuickViewProps } from './QuickView.js';
export type { QuickViewChoice, QuickViewProduct } from './types.js';
