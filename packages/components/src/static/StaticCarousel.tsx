import { Carousel } from '../base/Carousel';
import type { CarouselProps } from '../base/Carousel';
import { useCarouselData } from './useCarouselData';

/** `Carousel` of a static page, with the data for `attachCarousel`. */
export function StaticCarousel(props: CarouselProps) {
  const data = useCarouselData(props.labels);
  return <Carousel {...props} data-mr-static={data} />;
}
