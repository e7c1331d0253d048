export { Carousel } from './Carousel.js';
export type { CarouselProps } from './Carousel.js';
export type { CarouselChangeReason } from './carouselState.js';
