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
  /** Accessible name, without the word "carousel": "Highlights". */
  label: string;
  /** Index of the visible slide, from 0 (controlled). */
  index?: number | undefined;
  /** Index of the initially visible slide (uncontrolled). @default 0 */
  defaultIndex?: number | undefined;
  /** Called when another slide is requested: by a press of one of the two buttons, or by rotation. */
  onIndexChange?: ((index: number, details: ReasonedDetails<CarouselChangeReason>) => void) | undefined;
  /** Rotates the slides until the user interacts. Never under reduced motion. @default true */
  autoPlay?: boolean | undefined;
  /** Time per slide in milliseconds, at least 6000. @default 7000 */
  interval?: number | undefined;
}

/**
 * Shows its children one at a time, each as a slide. The first slide is visible before scripts run, and the only one
 * without scripts. All slides share one height, so a change causes no layout shift. A slide with `data-shade="light"`
 * inside gets dark bars. Lazy images with `display: var(--mr-carousel-media, block)` are loaded one slide in advance.
 * Renders a `<section>`; safe in server components: slides stay server nodes.
 * @selector [data-rotating] while rotating
 * @cssproperty --mr-carousel-radius Border radius.
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
  ...props
}: CarouselProps) {
  const [settings, rest] = useSettings(props);
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
