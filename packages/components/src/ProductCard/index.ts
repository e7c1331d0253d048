export { ProductCard } from './ProductCard';
export type { ProductCardProduct, ProductCardProps } from './ProductCard';
export { productCardLabels } from './ProductCardLabels';
export type { ProductCardLabels } from './ProductCardLabels';
export { ProductCardStepperTemplate } from './ProductCardStepperTemplate';
export type { ProductCardStepperTemplateProps } from './ProductCardStepperTemplate';
