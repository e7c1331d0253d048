import type { MouseEvent } from 'react';
import { IconButton } from '../IconButton';
import { PauseIcon } from '../../icons/PauseIcon';
import { PlayIcon } from '../../icons/PlayIcon';
import { PreviousNext } from '../parts/PreviousNext';
import type { Labels } from '../../labels/Labels';
import styles from './Carousel.module.css';

interface CarouselControlsProps {
  count: number;
  index: number;
  autoPlay: boolean;
  stopped: boolean;
  messages: Labels<'Carousel'>;
  onAction: (action: 'previous' | 'next' | 'rotate', event: MouseEvent) => void;
}

/** Buttons and bars of a `Carousel`. */
export function CarouselControls({ count, index, autoPlay, stopped, messages, onAction }: CarouselControlsProps) {
  return (
    <div className={styles.foot}>
      <div className={styles.controls}>
        {autoPlay ? (
          <IconButton
            className={styles.rotate}
            label={stopped ? messages.start : messages.stop}
            icon={
              <>
                <PauseIcon className={styles.pause} />
                <PlayIcon className={styles.play} />
              </>
            }
            data-mr-action="rotate"
            data-stopped={stopped ? '' : undefined}
            onClick={(event) => onAction('rotate', event)}
          />
        ) : null}
        <PreviousNext
          previous={messages.previous}
          next={messages.next}
          variant="plain"
          onMove={(by, event) => onAction(by < 0 ? 'previous' : 'next', event)}
        />
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
    </div>
  );
}
