import { useSettings } from '#settings';
import { Hero } from '../shop/Hero/index.js';
import type { HeroProps } from '../shop/Hero/index.js';
import { mergeLabels } from '../internal/text/mergeLabels.js';
import * as en from '../labels/en.js';
import type { Labels } from '../labels/Labels.js';
import { useCarouselData } from './useCarouselData.js';

/** `Hero` for a static page, with the data for `attachCarousel`. */
export function StaticHero(props: HeroProps) {
  const [{ labels }] = useSettings({});
  const data = useCarouselData(mergeLabels<Labels<'Hero'>>(en.Hero, labels.Hero, props.labels).carousel);
  return <Hero {...props} data-mr-static={data} />;
}
