import type { ProductCarouselLabels } from './labels';

/** The German strings of `ProductCarousel`. */
export const productCarouselLabels: ProductCarouselLabels = { previous: 'Zurück: {label}', next: 'Weiter: {label}' };
