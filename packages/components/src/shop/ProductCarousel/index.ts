export { ProductCarousel } from './ProductCarousel.js';
export type { ProductCarouselProps } from './ProductCarousel.js';
export type ProductCarouselPart = 'root' | 'head' | 'controls' | 'items' | 'item';
