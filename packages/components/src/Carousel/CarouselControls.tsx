import { ChevronLeftIcon } from '../icons/ChevronLeftIcon';
import { ChevronRightIcon } from '../icons/ChevronRightIcon';
import { PauseIcon } from '../icons/PauseIcon';
import { PlayIcon } from '../icons/PlayIcon';
import styles from './Carousel.module.css';
import type { CarouselLabels } from './labels';

interface CarouselControlsProps {
  count: number;
  index: number;
  autoPlay: boolean;
  stopped: boolean;
  messages: CarouselLabels;
  onAction: (action: 'previous' | 'next' | 'rotate') => void;
}

/** Buttons and bars of a `Carousel`. */
export function CarouselControls({ count, index, autoPlay, stopped, messages, onAction }: CarouselControlsProps) {
  return (
    <>
      <div className={styles.controls}>
        {autoPlay ? (
          <button
            type="button"
            className={styles.rotate}
            data-mr-action="rotate"
            data-stopped={stopped ? '' : undefined}
            aria-label={stopped ? messages.start : messages.stop}
            onClick={() => onAction('rotate')}
          >
            <PauseIcon className={styles.pause} />
            <PlayIcon className={styles.play} />
          </button>
        ) : null}
        <button
          type="button"
          className={styles.button}
          data-mr-action="previous"
          aria-label={messages.previous}
          onClick={() => onAction('previous')}
        >
          <ChevronLeftIcon className={styles.arrow} />
        </button>
        <button
          type="button"
          className={styles.button}
          data-mr-action="next"
          aria-label={messages.next}
          onClick={() => onAction('next')}
        >
          <ChevronRightIcon className={styles.arrow} />
        </button>
      </div>
      <div className={styles.bars} aria-hidden="true">
        {Array.from({ length: count }, (_, position) => (
          <span
            key={position}
            className={styles.bar}
            data-mr-part="bar"
            data-active={position === index ? '' : undefined}
          />
        ))}
      </div>
    </>
  );
}
