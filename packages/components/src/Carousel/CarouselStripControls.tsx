'use client';

import { useEffect, useRef } from 'react';
import { ChevronLeftIcon } from '../icons/ChevronLeftIcon';
import { ChevronRightIcon } from '../icons/ChevronRightIcon';
import { attachCarouselStrip } from './attachCarousel';
import styles from './CarouselStrip.module.css';

/** The two buttons of a `CarouselStrip`, and in React what brings it to life. */
export function CarouselStripControls({ previous, next }: { previous: string; next: string }) {
  const controls = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const root = controls.current?.closest<HTMLElement>('[data-mr-strip]');
    return root ? attachCarouselStrip(root) : undefined;
  }, []);

  return (
    <div className={styles.controls} ref={controls}>
      <button type="button" className={styles.button} data-mr-action="previous" aria-label={previous}>
        <ChevronLeftIcon className={styles.arrow} />
      </button>
      <button type="button" className={styles.button} data-mr-action="next" aria-label={next}>
        <ChevronRightIcon className={styles.arrow} />
      </button>
    </div>
  );
}
