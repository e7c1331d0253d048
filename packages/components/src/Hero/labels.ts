import type { CarouselLabels } from '../Carousel';

/** Every string that `Hero` announces. */
export interface HeroLabels {
  /** Name of the whole when `label` is left out, without the word "carousel". */
  label: string;
  /** The strings of the carousel, where there is more than one slide. */
  carousel?: Partial<CarouselLabels> | undefined;
}

/** The English strings of `Hero`. */
export const heroLabels: HeroLabels = { label: 'Highlights' };
