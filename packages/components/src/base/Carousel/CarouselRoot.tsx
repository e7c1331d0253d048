'use client';

import { clsx } from 'clsx/lite';
import { isValidElement, useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { mergeHandlers } from '../../internal/render/mergeHandlers.js';
import type { ReasonedDetails } from '../../internal/state/changeDetails.js';
import { useControllableState } from '../../internal/state/useControllableState.js';
import { useHydrated } from '../../internal/state/useHydrated.js';
import { useLatest } from '../../internal/state/useLatest.js';
import { format } from '../../internal/text/format.js';
import './Carousel.css';
import { CarouselControls } from './CarouselControls.js';
import type { CarouselChangeReason, CarouselEvent } from './carouselState.js';
import { carouselAfter, changeReason, shownIndex, slideTime, upcomingIndex } from './carouselState.js';
import {
  isPageLoaded,
  isRotationAllowed,
  watchPageLoad,
  watchRotationPermission,
} from '../../internal/state/rotationPermission.js';
import type { Labels } from '../../labels/Labels.js';

interface CarouselRootProps extends Omit<ComponentProps<'section'>, 'children'> {
  index: number | undefined;
  onIndexChange: ((index: number, details: ReasonedDetails<CarouselChangeReason>) => void) | undefined;
  slides: readonly ReactNode[];
  messages: Labels<'Carousel'>;
  defaultIndex: number;
  autoPlay: boolean;
  interval: number;
}

const never = () => false;

/** Client part of a `Carousel`: its state, and the nodes that depend on it. */
export function CarouselRoot({
  slides,
  messages,
  index: givenIndex,
  defaultIndex,
  onIndexChange,
  autoPlay,
  interval,
  className,
  style,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  ...rest
}: CarouselRootProps) {
  const count = slides.length;
  const [chosen, setChosen] = useControllableState({
    value: givenIndex,
    defaultValue: defaultIndex,
    onChange: onIndexChange,
  });
  const [stopped, setStopped] = useState(false);
  const [hovered, setHovered] = useState(false);
  const allowed = useSyncExternalStore(watchRotationPermission, isRotationAllowed, never);
  const hydrated = useHydrated();
  const loaded = useSyncExternalStore(watchPageLoad, isPageLoaded, never);
  const index = shownIndex(chosen, count);
  const rotating = autoPlay && allowed && !stopped && !hovered && count > 1;
  // Server HTML of a carousel that will rotate is not yet a live region: its first slide is no news.
  const quiet = rotating || (autoPlay && !hydrated && count > 1);

  const change = (action: CarouselEvent, event?: SyntheticEvent) => {
    const next = carouselAfter(action, { index, stopped }, count);
    setStopped(next.stopped);
    if (next.index !== index) setChosen(next.index, { reason: changeReason(action), event: event?.nativeEvent });
  };

  const handleElapsed = useLatest(() => change('elapsed'));
  useEffect(() => {
    if (!rotating) return undefined;
    const timer = setInterval(() => handleElapsed.current(), slideTime(interval));
    return () => clearInterval(timer);
    // Restarts the timer, so that each slide is shown for its full time.
  }, [rotating, index, interval, handleElapsed]);

  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- pointer and focus only end the rotation: there is nothing to press
    <section
      {...rest}
      className={clsx('mr-Carousel-root mr-kit', className)}
      style={{ '--mr-carousel-interval': `${slideTime(interval)}ms`, ...style }}
      aria-roledescription={messages.carousel}
      onPointerEnter={mergeHandlers(() => setHovered(true), onPointerEnter)}
      onPointerLeave={mergeHandlers(() => setHovered(false), onPointerLeave)}
      onFocus={mergeHandlers((event) => {
        if (event.target.matches(':focus-visible')) change('focus');
      }, onFocus)}
      data-mr-root="carousel"
      data-rotating={rotating ? '' : undefined}
    >
      {count > 1 ? <CarouselControls {...{ count, index, autoPlay, stopped, messages }} onAction={change} /> : null}
      <div className="mr-Carousel-slides" aria-live={quiet ? 'off' : 'polite'} data-mr-part="slides">
        {slides.map((slide, position) => (
          <div
            key={isValidElement(slide) ? slide.key : position}
            className="mr-Carousel-slide"
            role="group"
            aria-roledescription={messages.slide}
            aria-label={format(messages.position, { number: position + 1, count })}
            inert={position !== index}
            data-mr-part="slide"
            data-active={position === index ? '' : undefined}
            data-near={loaded && position === upcomingIndex(index, count) ? '' : undefined}
          >
            {slide}
          </div>
        ))}
      </div>
    </section>
  );
}
