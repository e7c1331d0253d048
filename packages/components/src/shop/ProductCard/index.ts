export { ProductCard } from './ProductCard.js';
export { ProductCardActions } from './ProductCardActions.js';
export type { ProductCardActionsProduct, ProductCardActionsProps } from './types.js';
export type { ProductCardProduct, ProductCardProps, ProductCardSwatch } from './types.js';
export type { PriceRecord } from '../../internal/text/money.js';
