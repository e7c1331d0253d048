/* State transitions of a `Carousel`, without DOM and React. */

/** Event: a press, keyboard focus that enters, or the end of a slide's time. */
export type CarouselEvent = 'previous' | 'next' | 'rotate' | 'focus' | 'elapsed';

/** Cause of a change: a press of one of the two buttons, or rotation. */
export type CarouselChangeReason = 'previous' | 'next' | 'rotation';

/** State of a carousel. */
export interface CarouselState {
  /** Index of the visible slide, from 0. */
  index: number;
  /** True after the user has stopped the rotation. */
  stopped: boolean;
}

const leastInterval = 6000;

/** Returns the state after `event`, with `count` slides. Previous and next wrap around; a user's action stops the rotation. */
export function carouselAfter(event: CarouselEvent, { index, stopped }: CarouselState, count: number): CarouselState {
  switch (event) {
    case 'previous':
      return { index: (index - 1 + count) % count, stopped: true };
    case 'next':
      return { index: (index + 1) % count, stopped: true };
    case 'elapsed':
      return { index: (index + 1) % count, stopped };
    case 'rotate':
      return { index, stopped: !stopped };
    case 'focus':
      return { index, stopped: true };
  }
}

/** Returns the reason that corresponds to `event`. */
export function changeReason(event: CarouselEvent): CarouselChangeReason {
  return event === 'previous' || event === 'next' ? event : 'rotation';
}

/** Returns the visible slide for `index`: the nearest existing one, since slides may have been removed. */
export function shownIndex(index: number, count: number): number {
  return Math.max(0, Math.min(index, count - 1));
}

/** Returns the time per slide in milliseconds. At least six seconds: WCAG 2.2.2 requires enough time to read. */
export function slideTime(interval: number): number {
  return Math.max(leastInterval, interval);
}

/** Returns the slide whose images may be loaded in advance. */
export function upcomingIndex(index: number, count: number): number {
  return (index + 1) % count;
}
