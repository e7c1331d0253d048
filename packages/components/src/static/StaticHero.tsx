import { useSettings } from '#settings';
import { Hero } from '../shop/Hero';
import type { HeroProps } from '../shop/Hero';
import { mergeLabels } from '../internal/text/mergeLabels';
import * as en from '../labels/en';
import type { Labels } from '../labels/Labels';
import { useCarouselData } from './useCarouselData';

/** `Hero` of a static page, with the data for `attachCarousel`. */
export function StaticHero(props: HeroProps) {
  const { labels } = useSettings();
  const data = useCarouselData(mergeLabels<Labels<'Hero'>>(en.Hero, labels.Hero, props.labels).carousel);
  return <Hero {...props} data-mr-static={data} />;
}
