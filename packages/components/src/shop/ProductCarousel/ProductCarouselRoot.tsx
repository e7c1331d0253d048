'use client';

import { clsx } from 'clsx/lite';
import { isValidElement, useEffect, useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { PreviousNext } from '../../base/parts/PreviousNext';
import styles from './ProductCarousel.module.css';
import type { CarouselAction, CarouselPosition } from './productCarouselState';
import { carouselPosition } from './productCarouselState';
import { scrollTrack, watchTrack } from './carouselTrack';

interface ProductCarouselRootProps extends ComponentProps<'div'> {
  label: string;
  previous: string;
  next: string;
  items: readonly ReactNode[];
  header: ReactNode;
  focusable: boolean;
}

const everythingFits: CarouselPosition = { atStart: true, atEnd: true };

/** The client part of a `ProductCarousel`: where its row stands, and the nodes that show it. */
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
      className={clsx(styles.root, className)}
      data-mr-root="product-carousel"
      data-overflow={atStart && atEnd ? undefined : ''}
    >
      <div className={styles.head}>
        {header}
        <div className={styles.controls}>
          <PreviousNext {...{ previous, next, atStart, atEnd }} onMove={(by) => scroll(by < 0 ? 'previous' : 'next')} />
        </div>
      </div>
      <ul
        ref={track}
        className={styles.items}
        role="list"
        aria-label={ariaLabel}
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- where nothing inside takes the focus, the row itself must
        tabIndex={focusable ? 0 : undefined}
        data-mr-part="track"
      >
        {items.map((item, index) => (
          <li key={isValidElement(item) ? item.key : index} className={styles.item}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
