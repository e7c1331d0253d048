import type { CarouselLabels, CarouselStripLabels } from './labels';

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

/** The German strings of `CarouselStrip`. */
export const carouselStripLabels: CarouselStripLabels = { previous: 'Zurück: {label}', next: 'Weiter: {label}' };
