export { ProductCarousel } from './ProductCarousel';
export type { ProductCarouselProps } from './ProductCarousel';
