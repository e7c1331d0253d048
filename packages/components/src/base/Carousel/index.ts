export { Carousel } from './Carousel.js';
export type { CarouselProps } from './Carousel.js';
export type { CarouselChangeReason } from './carouselState.js';
export type CarouselPart =
  'root' | 'foot' | 'controls' | 'rotate' | 'pause' | 'play' | 'bars' | 'bar' | 'slides' | 'slide';
