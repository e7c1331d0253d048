/*
 * The rules of a `Carousel`. No DOM, no React.
 */

/** What can happen: a press, keyboard focus that comes in, the end of the time that a slide stays. */
export type CarouselEvent = 'previous' | 'next' | 'rotate' | 'focus' | 'elapsed';

/** Why another slide is shown: a press of one of the two buttons, or rotation. */
export type CarouselChangeReason = 'previous' | 'next' | 'rotation';

/** What a carousel remembers. */
export interface CarouselState {
  /** Position of the slide shown, from 0. */
  index: number;
  /** Whether the shopper has ended the rotation. */
  stopped: boolean;
}

const leastInterval = 6000;

/** The state after `event`, with `count` slides. Previous and next go round the ends; who acts ends the rotation. */
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

/** The reason that `event` gives for another slide. */
export function changeReason(event: CarouselEvent): CarouselChangeReason {
  return event === 'previous' || event === 'next' ? event : 'rotation';
}

/** The slide that is shown for `index`: the nearest one there is, as slides may have been taken away. */
export function shownIndex(index: number, count: number): number {
  return Math.max(0, Math.min(index, count - 1));
}

/** Milliseconds that a slide stays: WCAG 2.2.2 asks for time enough to read, so six seconds at least. */
export function slideTime(interval: number): number {
  return Math.max(leastInterval, interval);
}

/** The slide whose pictures may be fetched before it is shown. */
export function upcomingIndex(index: number, count: number): number {
  return (index + 1) % count;
}
