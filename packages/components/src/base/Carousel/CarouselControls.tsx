import type { MouseEvent } from 'react';
import { IconButton } from '../IconButton/index.js';
import { PauseIcon } from '../../icons/PauseIcon.js';
import { PlayIcon } from '../../icons/PlayIcon.js';
import { PreviousNext } from '../parts/PreviousNext.js';
import type { Labels } from '../../labels/Labels.js';
import './Carousel.css';

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
    <div className="mr-Carousel-foot">
      <div className="mr-Carousel-controls">
        {autoPlay ? (
          <IconButton
            className="mr-Carousel-rotate"
            label={stopped ? messages.start : messages.stop}
            icon={
              <>
                <PauseIcon className="mr-Carousel-pause" />
                <PlayIcon className="mr-Carousel-play" />
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
      <div className="mr-Carousel-bars" aria-hidden="true">
        {Array.from({ length: count }, (_, position) => (
          <span
            key={position}
            className="mr-Carousel-bar"
            data-mr-part="bar"
            data-active={position === index ? '' : undefined}
          />
        ))}
      </div>
    </div>
  );
}
