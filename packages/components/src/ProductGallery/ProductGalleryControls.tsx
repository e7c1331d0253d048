'use client';

import { useEffect, useRef } from 'react';
import { ChevronLeftIcon } from '../icons/ChevronLeftIcon';
import { ChevronRightIcon } from '../icons/ChevronRightIcon';
import { attachProductGallery } from './attachProductGallery';
import styles from './ProductGallery.module.css';

/** Previous and next of a `ProductGallery`, and in React what brings it to life. */
export function ProductGalleryControls({ previous, next, count }: { previous: string; next: string; count: number }) {
  const controls = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const root = controls.current?.closest<HTMLElement>('[data-mr-gallery]');
    return root ? attachProductGallery(root) : undefined;
  }, [count]);

  return (
    <div className={styles.controls} ref={controls}>
      {count > 1 ? (
        <>
          <button type="button" className={styles.button} data-mr-action="previous" aria-label={previous}>
            <ChevronLeftIcon className={styles.arrow} />
          </button>
          <button type="button" className={styles.button} data-mr-action="next" aria-label={next}>
            <ChevronRightIcon className={styles.arrow} />
          </button>
        </>
      ) : null}
    </div>
  );
}
