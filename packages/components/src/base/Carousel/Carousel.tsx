import type { ReasonedDetails } from '../../internal/state/changeDetails.js';
import { mergeLabels } from '../../internal/text/mergeLabels.js';
import { useSettings } from '#settings';
import { Children } from 'react';
import type { ComponentProps } from 'react';
import * as en from '../../labels/en.js';
import type { SharedProps } from '../../internal/settings/sharedProps.js';
import { CarouselRoot } from './CarouselRoot.js';
import type { CarouselChangeReason } from './carouselState.js';

export interface CarouselProps extends ComponentProps<'section'>, SharedProps<never, 'Carousel'> {
  /** Accessible name of the whole, without the word "carousel": "Highlights". */
  label: string;
  /** Position of the slide shown, from 0, when the caller keeps it. */
  index?: number | undefined;
  /** Position of the slide shown at first, when the carousel keeps it. @default 0 */
  defaultIndex?: number | undefined;
  /** Called when another slide is to be shown: by a press of one of the two buttons, or by rotation. */
  onIndexChange?: ((index: number, details: ReasonedDetails<CarouselChangeReason>) => void) | undefined;
  /** Whether slides follow one another by themselves until the shopper acts. Never under reduced motion. @default true */
  autoPlay?: boolean | undefined;
  /** Milliseconds a slide stays, at least 6000. @default 7000 */
  interval?: number | undefined;
}

/**
 * Shows its children one at a time, each as a slide. The first is there before any script, and the only one without. All
 * slides share one height, so nothing moves. A slide with `data-shade="light"` inside gets dark bars; its lazy pictures may
 * take `display: var(--mr-carousel-media, block)`, so that they are fetched only when their turn is near.
 * Renders a `<section>`; safe in server components, the slides stay server nodes.
 * @selector [data-rotating] while slides follow one another
 * @cssproperty --mr-carousel-radius Radius of the box.
 * @cssproperty --mr-carousel-inset Distance of the bars from the inline start.
 */
export function Carousel({
  label,
  index,
  defaultIndex = 0,
  onIndexChange,
  autoPlay = true,
  interval = 7000,
  labels,
  children,
  ...rest
}: CarouselProps) {
  const settings = useSettings();
  return (
    <CarouselRoot
      aria-label={label}
      {...rest}
      slides={Children.toArray(children)}
      messages={mergeLabels(en.Carousel, settings.labels.Carousel, labels)}
      {...{ index, defaultIndex, onIndexChange, autoPlay, interval }}
    />
  );
}
