import { Carousel } from '../base/Carousel/index.js';
import type { CarouselProps } from '../base/Carousel/index.js';
import { useCarouselData } from './useCarouselData.js';

/** `Carousel` for a static page, with the data for `attachCarousel`. */
export function StaticCarousel(props: CarouselProps) {
  const data = useCarouselData(props.labels);
  return <Carousel {...props} data-mr-static={data} />;
}
