import { useSettings } from '#settings';
import { mergeLabels } from '../internal/text/mergeLabels.js';
import * as en from '../labels/en.js';
import type { Labels } from '../labels/Labels.js';

/** Returns the data of a carousel for `attachCarousel`, as JSON. */
export function useCarouselData(labels: Partial<Labels<'Carousel'>> | undefined): string {
  const [settings] = useSettings({});
  const { start, stop } = mergeLabels<Labels<'Carousel'>>(en.Carousel, settings.labels.Carousel, labels);
  return JSON.stringify({ start, stop });
}
