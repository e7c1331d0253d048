export { Carousel } from './Carousel';
export type { CarouselProps } from './Carousel';
export type { CarouselChangeReason } from './carouselState';
