export { QuickView } from './QuickView';
export type { QuickViewProps } from './QuickView';
export type { QuickViewChoice, QuickViewProduct, QuickViewVariant } from './types';
export { quickViewLabels } from './labels';
export type { QuickViewLabels } from './labels';
