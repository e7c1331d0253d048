export { BundleBox } from './BundleBox.js';
export type { BundleBoxItem, BundleBoxProps } from './BundleBox.js';
export type BundleBoxPart =
  | 'root'
  | 'title'
  | 'rows'
  | 'row'
  | 'tick'
  | 'thumb'
  | 'text'
  | 'own'
  | 'name'
  | 'soldOut'
  | 'price'
  | 'foot'
  | 'sum'
  | 'add';
