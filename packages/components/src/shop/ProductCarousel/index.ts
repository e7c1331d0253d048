export { ProductCarousel } from './ProductCarousel.js';
export type { ProductCarouselProps } from './ProductCarousel.js';
