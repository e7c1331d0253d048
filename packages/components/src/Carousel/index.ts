export { Carousel } from './Carousel';
export type { CarouselProps } from './Carousel';
export type { CarouselChangeReason } from './carouselState';
export { CarouselStrip } from './CarouselStrip';
export type { CarouselStripProps } from './CarouselStrip';
export { carouselLabels, carouselStripLabels } from './labels';
export type { CarouselLabels, CarouselStripLabels } from './labels';
