export { ProductCarousel } from './ProductCarousel';
export type { ProductCarouselProps } from './ProductCarousel';
export { productCarouselLabels } from './labels';
export type { ProductCarouselLabels } from './labels';
