export { ProductCard } from './ProductCard';
export { ProductCardActions } from './ProductCardActions';
export type { ProductCardActionsProduct, ProductCardActionsProps } from './types';
export type { ProductCardProduct, ProductCardProps, ProductCardSwatch } from './types';
export type { PriceRecord } from '../../internal/text/money';
