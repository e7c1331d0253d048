import { carouselLabels } from '../Carousel/labels.de';
import type { HeroLabels } from './labels';

/** The German strings of `Hero`. */
export const heroLabels: HeroLabels = { label: 'Höhepunkte', carousel: carouselLabels };
