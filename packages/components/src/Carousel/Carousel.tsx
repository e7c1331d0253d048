import { mergeLabels } from '../internal/text/mergeLabels';
import { useSettings } from '#settings';
import { clsx } from 'clsx';
import { Children } from 'react';
import type { ComponentProps } from 'react';
import { format } from '../internal/text/format';
import styles from './Carousel.module.css';
import { CarouselControls } from './CarouselControls';
import { carouselLabels } from './labels';
import type { CarouselLabels } from './labels';

export interface CarouselProps extends ComponentProps<'section'> {
  /** Name of the carousel, without the word itself: "Highlights". */
  label: string;
  /** Whether slides follow one another by themselves until the shopper acts. Never under reduced motion. @default true */
  autoPlay?: boolean | undefined;
  /** Milliseconds a slide stays, at least 6000. @default 7000 */
  interval?: number | undefined;
  /** Replaces some or all of the English strings. */
  labels?: Partial<CarouselLabels> | undefined;
}

/**
 * Shows its children one at a time, each as a slide. The first is there before any script, and the only one without. All
 * slides share one height, so nothing moves. A slide with `data-tone="light"` inside gets dark bars; its lazy pictures may
 * take `display: var(--mr-carousel-media, block)`, so that they are fetched only when their turn is near.
 * Renders a `<section>`; safe in server components. Server HTML, never hydrated, lives by `attachCarousel`.
 * @selector [data-rotating] while slides follow one another
 */
export function Carousel({
  label,
  autoPlay = true,
  interval = 7000,
  labels,
  className,
  style,
  children,
  ...rest
}: CarouselProps) {
  const settings = useSettings();
  const messages = mergeLabels(carouselLabels, settings.labels.Carousel, labels);
  const slides = Children.toArray(children);
  return (
    <section
      {...rest}
      className={clsx(styles.root, className)}
      style={{ '--mr-carousel-interval': `${interval}ms`, ...style }}
      aria-roledescription={messages.carousel}
      aria-label={label}
      data-mr-carousel=""
      data-interval={interval}
    >
      {slides.length > 1 ? <CarouselControls count={slides.length} autoPlay={autoPlay} messages={messages} /> : null}
      <div className={styles.slides} aria-live={autoPlay ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          <div
            key={index}
            className={styles.slide}
            role="group"
            aria-roledescription={messages.slide}
            aria-label={format(messages.position, { number: index + 1, count: slides.length })}
            inert={index > 0}
            data-mr-slide=""
            data-active={index === 0 ? '' : undefined}
          >
            {slide}
          </div>
        ))}
      </div>
    </section>
  );
}
