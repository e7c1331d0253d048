import type { MouseEvent } from 'react';
import { IconButton } from '../IconButton/index.js';
import type { IconButtonProps } from '../IconButton/index.js';
import { ChevronLeftIcon } from '../../icons/ChevronLeftIcon.js';
import { ChevronRightIcon } from '../../icons/ChevronRightIcon.js';

export interface PreviousNextProps {
  /** Accessible name of the button that goes back. */
  previous: string;
  /** Accessible name of the button that goes on. */
  next: string;
  /** How both are drawn. @default 'quiet' */
  variant?: IconButtonProps['variant'];
  /** Nothing comes before: the button keeps the focus and does nothing. */
  atStart?: boolean | undefined;
  /** Nothing comes after. */
  atEnd?: boolean | undefined;
  /** Called with -1 or 1. Left out where a script owns the state: the buttons carry `data-mr-action` for it. */
  onMove?: ((by: -1 | 1, event: MouseEvent) => void) | undefined;
  /** Class of each button. */
  className?: string | undefined;
}

/** The two buttons that go back and on in a row of slides. Renders two `<button>`; safe in server components without `onMove`. */
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

/** No handler without `onMove`: a function cannot cross from a server component. */
function handler(onMove: PreviousNextProps['onMove'], by: -1 | 1, ended: boolean | undefined) {
  if (!onMove) return undefined;
  return (event: MouseEvent) => {
    if (!ended) onMove(by, event);
  };
}
