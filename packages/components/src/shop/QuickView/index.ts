export { QuickView } from './QuickView.js';
export type { QuickViewProps } from './QuickView.js';
export type { QuickViewChoice, QuickViewProduct } from './types.js';
export type QuickViewPart =
  | 'root'
  | 'noPictures'
  | 'columns'
  | 'picturePlace'
  | 'facts'
  | 'meta'
  | 'cost'
  | 'unit'
  | 'soldOut'
  | 'failed'
  | 'actions'
  | 'add'
  | 'more';
