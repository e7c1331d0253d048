import type { CarouselLabels } from './labels';

/** The German strings of `Carousel`. */
export const carouselLabels: CarouselLabels = {
  carousel: 'Karussell',
  slide: 'Folie',
  position: '{number} von {count}',
  stop: 'Wechsel anhalten',
  start: 'Wechsel starten',
  previous: 'Vorherige Folie',
  next: 'Nächste Folie',
};
