'use client';

import { clsx } from 'clsx/lite';
import { isValidElement, useEffect, useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { PreviousNext } from '../../base/parts/PreviousNext.js';
import './ProductCarousel.css';
import type { CarouselAction, CarouselPosition } from './productCarouselState.js';
import { carouselPosition } from './productCarouselState.js';
import { scrollTrack, watchTrack } from './carouselTrack.js';

interface ProductCarouselRootProps extends ComponentProps<'div'> {
  label: string;
  previous: string;
  next: string;
  items: readonly ReactNode[];
  header: ReactNode;
  focusable: boolean;
}

const everythingFits: CarouselPosition = { atStart: true, atEnd: true };

/** Client part of a `ProductCarousel`: scroll position and buttons. */
export function ProductCarouselRoot({
  label,
  previous,
  next,
  items,
  header,
  focusable,
  className,
  'aria-label': ariaLabel = label,
  ...rest
}: ProductCarouselRootProps) {
  const track = useRef<HTMLUListElement>(null);
  const [{ atStart, atEnd }, setPosition] = useState(everythingFits);

  useEffect(() => {
    const node = track.current;
    if (!node) return undefined;
    return watchTrack(node, () => {
      const now = carouselPosition(node);
      setPosition((last) => (last.atStart === now.atStart && last.atEnd === now.atEnd ? last : now));
    });
  }, []);

  const scroll = (action: CarouselAction) => {
    if (track.current) scrollTrack(track.current, action);
  };

  return (
    <div
      {...rest}
      className={clsx('mr-ProductCarousel-root mr-kit', className)}
      data-mr-root="product-carousel"
      data-overflow={atStart && atEnd ? undefined : ''}
    >
      <div className="mr-ProductCarousel-head">
        {header}
        <div className="mr-ProductCarousel-controls">
          <PreviousNext {...{ previous, next, atStart, atEnd }} onMove={(by) => scroll(by < 0 ? 'previous' : 'next')} />
        </div>
      </div>
      <ul
        ref={track}
        className="mr-ProductCarousel-items"
        role="list"
        aria-label={ariaLabel}
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- where nothing inside takes the focus, the row itself must
        tabIndex={focusable ? 0 : undefined}
        data-mr-part="track"
      >
        {items.map((item, index) => (
          <li key={isValidElement(item) ? item.key : index} className="mr-ProductCarousel-item">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
