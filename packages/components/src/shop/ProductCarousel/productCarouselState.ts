/*
 * The rules of a `ProductCarousel`. No DOM, no React.
 */

/** What the rules read of the row: `scrollLeft` counts down from 0 in right-to-left scripts, as in browsers. */
export interface CarouselMeasures {
  /** How far it is scrolled, in pixels. */
  scrollLeft: number;
  /** Width of what is seen, in pixels. */
  clientWidth: number;
  /** Width of all items, in pixels. */
  scrollWidth: number;
}

/** The ends that the row stands at. At both of them, everything fits. */
export interface CarouselPosition {
  /** Nothing lies before what is seen. */
  atStart: boolean;
  /** Nothing lies after it. */
  atEnd: boolean;
}

/** A press of one of the two buttons. */
export type CarouselAction = 'previous' | 'next';

/** Browsers round what they scroll to. */
const tolerance = 2;

/** Of what is seen, this share is scrolled by, so that an item that was cut off stays in view. */
const stepShare = 0.9;

/** The ends that a row with these measures stands at. */
export function carouselPosition({ scrollLeft, clientWidth, scrollWidth }: CarouselMeasures): CarouselPosition {
  const before = Math.abs(scrollLeft);
  return { atStart: before < tolerance, atEnd: before + clientWidth > scrollWidth - tolerance };
}

/** How far a press scrolls a row of this width, in pixels to the right. */
export function carouselStep(action: CarouselAction, clientWidth: number, rightToLeft: boolean): number {
  const toRight = (action === 'next') !== rightToLeft;
  return (toRight ? stepShare : -stepShare) * clientWidth;
}
