'use client';

import { useEffect, useRef } from 'react';
import { ChevronLeftIcon } from '../icons/ChevronLeftIcon';
import { ChevronRightIcon } from '../icons/ChevronRightIcon';
import { PauseIcon } from '../icons/PauseIcon';
import { PlayIcon } from '../icons/PlayIcon';
import { attachCarousel } from './attachCarousel';
import styles from './Carousel.module.css';
import type { CarouselLabels } from './labels';

interface CarouselControlsProps {
  count: number;
  autoPlay: boolean;
  messages: CarouselLabels;
}

/** Buttons and bars of a `Carousel`, and in React what brings it to life. */
export function CarouselControls({ count, autoPlay, messages }: CarouselControlsProps) {
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
            data-stop={messages.stop}
            data-start={messages.start}
            aria-label={messages.stop}
          >
            <PauseIcon className={styles.pause} />
            <PlayIcon className={styles.play} />
          </button>
        ) : null}
        <button type="button" className={styles.button} data-mr-action="previous" aria-label={messages.previous}>
          <ChevronLeftIcon className={styles.arrow} />
        </button>
        <button type="button" className={styles.button} data-mr-action="next" aria-label={messages.next}>
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
