/*
 * The rules of a `ProductGallery`, for its two forms: the React component and the script of static pages. No DOM, no React.
 */

/** Why another picture is shown: a press of its thumb or of one of the two buttons, or the stage was swiped to it. */
export type ProductGalleryChangeReason = 'thumb' | 'previous' | 'next' | 'swipe';

/** Who moves the stage: nobody, the gallery on its way to a picture, or the shopper's hand. */
export type StageMotion = 'still' | 'travelling' | 'swiped';

/** The picture that is shown for `index`: the nearest one there is, as pictures may have been taken away. */
export function shownPicture(index: number, count: number): number {
  return Math.max(0, Math.min(index, count - 1));
}

/** The picture that a press of a button leads to, round the ends. */
export function pictureAfter(action: 'previous' | 'next', index: number, count: number): number {
  return (index + (action === 'next' ? 1 : -1) + count) % count;
}

/** The picture that a stage scrolled to `scrollLeft` shows most of. Counts down from 0 in right-to-left scripts, as browsers do. */
export function pictureAt(scrollLeft: number, stageWidth: number, count: number): number {
  return shownPicture(Math.round(Math.abs(scrollLeft) / (stageWidth || 1)), count);
}

/**
 * What a scroll event means while the stage shows most of the picture at `position`: on its way to a picture it passes
 * others, which are not chosen; by hand, the picture in view is.
 */
export function afterScroll(
  position: number,
  motion: StageMotion,
  index: number,
): { motion: StageMotion; index: number } {
  if (motion !== 'travelling') return { motion: 'swiped', index: position };
  return { motion: position === index ? 'still' : motion, index };
}
