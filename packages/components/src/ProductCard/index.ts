export { ProductCard } from './ProductCard';
export type { ProductCardProduct, ProductCardProps } from './ProductCard';
export { ProductCardStepperTemplate } from './ProductCardStepperTemplate';
export type { ProductCardStepperTemplateProps } from './ProductCardStepperTemplate';
export { productCardLabels } from './labels';
export type { ProductCardLabels } from './labels';
