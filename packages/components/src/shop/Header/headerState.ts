/* Rules for collapsing the header. Pure, so that tests need no scrolling. */

/** Pixels of scrolling before a direction counts: fingers tremble, and browsers round. */
const tolerance = 8;

/** Scroll positions, in pixels. */
export interface HeaderScroll {
  /** Position where the state last changed or the direction turned. */
  from: number;
  /** Current position. */
  to: number;
  /** Height of the expanded header. */
  height: number;
}

/**
 * Returns whether the header is collapsed after scrolling: `true` on the way down once it would cover the page, `false`
 * on the way up.
 */
export function isFoldedAfter(folded: boolean, { from, to, height }: HeaderScroll): boolean {
  if (to <= height) return false;
  if (Math.abs(to - from) < tolerance) return folded;
  return to > from;
}
