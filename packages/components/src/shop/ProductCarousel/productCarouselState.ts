/* Rules of a `ProductCarousel`. No DOM, no React. */

/** Measures of the row. `scrollLeft` counts down from 0 in right-to-left scripts, as in browsers. */
export interface CarouselMeasures {
  /** Scroll offset in pixels. */
  scrollLeft: number;
  /** Visible width in pixels. */
  clientWidth: number;
  /** Width of all items in pixels. */
  scrollWidth: number;
}

/** Scroll position. With both flags set everything fits. */
export interface CarouselPosition {
  /** Whether nothing is hidden before the visible part. */
  atStart: boolean;
  /** Whether nothing is hidden after it. */
  atEnd: boolean;
}

/** Action of one of the two buttons. */
export type CarouselAction = 'previous' | 'next';

/** Pixels by which browsers round scroll positions. */
const tolerance = 2;

/** Share of the visible width per step, so that a cut-off item stays in view. */
const stepShare = 0.9;

/** Returns the position of a row with these measures. */
export function carouselPosition({ scrollLeft, clientWidth, scrollWidth }: CarouselMeasures): CarouselPosition {
  const before = Math.abs(scrollLeft);
  return { atStart: before < tolerance, atEnd: before + clientWidth > scrollWidth - tolerance };
}

/** Returns the scroll distance of a step in pixels, positive to the right. */
export function carouselStep(action: CarouselAction, clientWidth: number, rightToLeft: boolean): number {
  const toRight = (action === 'next') !== rightToLeft;
  return (toRight ? stepShare : -stepShare) * clientWidth;
}
