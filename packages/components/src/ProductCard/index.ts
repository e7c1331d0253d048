export { ProductCard } from './ProductCard';
export { ProductCardActions } from './ProductCardActions';
export { ProductCardStepperTemplate } from './ProductCardStepperTemplate';
export type { ProductCardStepperTemplateProps } from './ProductCardStepperTemplate';
export type { ProductCardActionsProduct, ProductCardActionsProps } from './types';
export type { ProductCardLine, ProductCardProduct, ProductCardProps, ProductCardSwatch } from './types';
export type { HandlerResult } from '../internal/state/settle';
export type { PriceRecord } from '../internal/text/money';
