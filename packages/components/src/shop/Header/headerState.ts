/*
 * When a sticky header folds. Pure, so that it is tested without scrolling.
 */

/** Pixels that the page moves before the direction counts: a finger trembles, and a browser rounds. */
const tolerance = 8;

/** What folding depends on. */
export interface HeaderScroll {
  /** Where the page was when the state last changed or the direction turned. */
  from: number;
  /** Where the page is now. */
  to: number;
  /** Height of the unfolded header. */
  height: number;
}

/** Whether the header is folded after scrolling: down folds it once it would cover the page, up brings it back. */
export function isFoldedAfter(folded: boolean, { from, to, height }: HeaderScroll): boolean {
  if (to <= height) return false;
  if (Math.abs(to - from) < tolerance) return folded;
  return to > from;
}
