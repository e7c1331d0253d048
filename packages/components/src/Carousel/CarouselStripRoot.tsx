'use client';

import { clsx } from 'clsx';
import { isValidElement, useEffect, useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { ChevronLeftIcon } from '../icons/ChevronLeftIcon';
import { ChevronRightIcon } from '../icons/ChevronRightIcon';
import styles from './CarouselStrip.module.css';
import type { StripAction, StripPosition } from './carouselStripState';
import { stripPosition } from './carouselStripState';
import { scrollTrack, watchTrack } from './stripTrack';

interface CarouselStripRootProps extends ComponentProps<'div'> {
  label: string;
  previous: string;
  next: string;
  items: readonly ReactNode[];
  header: ReactNode;
  focusable: boolean;
}

const everythingFits: StripPosition = { atStart: true, atEnd: true };

/** The client part of a `CarouselStrip`: where its row stands, and the nodes that show it. */
export function CarouselStripRoot({
  label,
  previous,
  next,
  items,
  header,
  focusable,
  className,
  'aria-label': ariaLabel = label,
  ...rest
}: CarouselStripRootProps) {
  const track = useRef<HTMLUListElement>(null);
  const [{ atStart, atEnd }, setPosition] = useState(everythingFits);

  useEffect(() => {
    const node = track.current;
    if (!node) return undefined;
    return watchTrack(node, () => {
      const now = stripPosition(node);
      setPosition((last) => (last.atStart === now.atStart && last.atEnd === now.atEnd ? last : now));
    });
  }, []);

  const scroll = (action: StripAction) => {
    if (track.current) scrollTrack(track.current, action);
  };

  return (
    <div
      {...rest}
      className={clsx(styles.root, className)}
      data-mr-root="strip"
      data-overflow={atStart && atEnd ? undefined : ''}
    >
      <div className={styles.head}>
        {header}
        <div className={styles.controls}>
          <button
            type="button"
            className={styles.button}
            data-mr-action="previous"
            aria-label={previous}
            aria-disabled={atStart}
            onClick={() => scroll('previous')}
          >
            <ChevronLeftIcon className={styles.arrow} />
          </button>
          <button
            type="button"
            className={styles.button}
            data-mr-action="next"
            aria-label={next}
            aria-disabled={atEnd}
            onClick={() => scroll('next')}
          >
            <ChevronRightIcon className={styles.arrow} />
          </button>
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
