'use client';

import { useEffect, useRef } from 'react';
import { ChevronLeftIcon } from '../internal/icons/ChevronLeftIcon';
import { ChevronRightIcon } from '../internal/icons/ChevronRightIcon';
import { PauseIcon } from '../internal/icons/PauseIcon';
import { PlayIcon } from '../internal/icons/PlayIcon';
import { attachCarousel } from './attachCarousel';
import styles from './Carousel.module.css';
import type { CarouselLabels } from './CarouselLabels';

interface CarouselControlsProps {
  count: number;
  autoPlay: boolean;
  words: CarouselLabels;
}

/** Buttons and bars of a `Carousel`, and in React what brings it to life. */
export function CarouselControls({ count, autoPlay, words }: CarouselControlsProps) {
  const controls = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const root = controls.current?.closest<HTMLElement>('[data-mr-carousel]');
    return root ? attachCarousel(root) : undefined;
  }, [count, autoPlay]);

  return (
    <>
      <div className={styles.controls} ref={controls}>
        {autoPlay ? (
          <button
            type="button"
            className={styles.rotate}
            data-mr-action="rotate"
            data-stop={words.stop}
            data-start={words.start}
            aria-label={words.stop}
          >
            <PauseIcon className={styles.pause} />
            <PlayIcon className={styles.play} />
          </button>
        ) : null}
        <button type="button" className={styles.button} data-mr-action="previous" aria-label={words.previous}>
          <ChevronLeftIcon className={styles.arrow} />
        </button>
        <button type="button" className={styles.button} data-mr-action="next" aria-label={words.next}>
          <ChevronRightIcon className={styles.arrow} />
        </button>
      </div>
      <div className={styles.bars} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <span key={index} className={styles.bar} data-mr-bar="" data-active={index === 0 ? '' : undefined} />
        ))}
      </div>
    </>
  );
}
