export { ProductCard } from './ProductCard.js';
export { ProductCardActions } from './ProductCardActions.js';
export type { ProductCardActionsProduct, ProductCardActionsProps } from './types.js';
export type { ProductCardProduct, ProductCardProps, ProductCardSwatch } from './types.js';
export type { PriceRecord } from '../../internal/text/money.js';
export type ProductCardPart =
  | 'root'
  | 'picture'
  | 'image'
  | 'hoverImage'
  | 'title'
  | 'link'
  | 'meta'
  | 'shop'
  | 'rating'
  | 'cost'
  | 'unit'
  | 'footer'
  | 'notch'
  | 'wish'
  | 'add'
  | 'whole'
  | 'tags'
  | 'colors'
  | 'dot';
