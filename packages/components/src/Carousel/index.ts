export { Carousel } from './Carousel';
export type { CarouselProps } from './Carousel';
export { carouselLabels, carouselStripLabels } from './CarouselLabels';
export type { CarouselLabels, CarouselStripLabels } from './CarouselLabels';
export { CarouselStrip } from './CarouselStrip';
export type { CarouselStripProps } from './CarouselStrip';
