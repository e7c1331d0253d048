import type { MouseEvent } from 'react';
import { IconButton } from '../IconButton/index.js';
import type { IconButtonProps } from '../IconButton/index.js';
import { ChevronLeftIcon } from '../../icons/ChevronLeftIcon.js';
import { ChevronRightIcon } from '../../icons/ChevronRightIcon.js';

export interface PreviousNextProps {
  /** Accessible name of the previous button. */
  previous: string;
  /** Accessible name of the next button. */
  next: string;
  /** Variant of both buttons. @default 'quiet' */
  variant?: IconButtonProps['variant'];
  /** At the start: the previous button keeps focus and does nothing. @default false */
  atStart?: boolean | undefined;
  /** At the end: the next button keeps focus and does nothing. @default false */
  atEnd?: boolean | undefined;
  /** Called with -1 or 1. Omit it if a script controls the state: the buttons then have `data-mr-action`. */
  onMove?: ((by: -1 | 1, event: MouseEvent) => void) | undefined;
  /** Class of each button. */
  className?: string | undefined;
}

/** Previous and next buttons for a row of slides. Renders two `<button>`; safe in server components without `onMove`. */
export function PreviousNext({
  previous,
  next,
  variant = 'quiet',
  atStart,
  atEnd,
  onMove,
  className,
}: PreviousNextProps) {
  return (
    <>
      <IconButton
        label={previous}
        icon={<ChevronLeftIcon />}
        variant={variant}
        className={className}
        aria-disabled={atStart}
        data-mr-action="previous"
        onClick={handler(onMove, -1, atStart)}
      />
      <IconButton
        label={next}
        icon={<ChevronRightIcon />}
        variant={variant}
        className={className}
        aria-disabled={atEnd}
        data-mr-action="next"
        onClick={handler(onMove, 1, atEnd)}
      />
    </>
  );
}

/** No handler without `onMove`: a server component cannot pass a function. */
function handler(onMove: PreviousNextProps['onMove'], by: -1 | 1, ended: boolean | undefined) {
  if (!onMove) return undefined;
  return (event: MouseEvent) => {
    if (!ended) onMove(by, event);
  };
}
