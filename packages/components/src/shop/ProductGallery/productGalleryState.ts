/* Rules of a `ProductGallery`. No DOM, no React. */

/** Cause of a change: a press of a thumbnail or of one of the buttons, a swipe, or another color. */
export type ProductGalleryChangeReason = 'thumb' | 'previous' | 'next' | 'swipe' | 'color';

/** Scroll source: none, programmatic or user. */
export type StageMotion = 'still' | 'travelling' | 'swiped';

/** Returns the index to show for `index`: the nearest existing one, since images may have been removed. */
export function shownPicture(index: number, count: number): number {
  return Math.max(0, Math.min(index, count - 1));
}

/** Returns the index after a press of a button; wraps around. */
export function pictureAfter(action: 'previous' | 'next', index: number, count: number): number {
  return (index + (action === 'next' ? 1 : -1) + count) % count;
}

/**
 * Returns the index of the image that fills most of a stage at `scrollLeft`, which counts down from 0 in right-to-left
 * scripts.
 */
export function pictureAt(scrollLeft: number, stageWidth: number, count: number): number {
  return shownPicture(Math.round(Math.abs(scrollLeft) / (stageWidth || 1)), count);
}

/**
 * Returns motion and index after a scroll event while the image at `position` fills most of the stage. A programmatic scroll
 * passes other images without choosing them; a swipe chooses the image in view.
 */
export function afterScroll(
  position: number,
  motion: StageMotion,
  index: number,
): { motion: StageMotion; index: number } {
  if (motion !== 'travelling') return { motion: 'swiped', index: position };
  return { motion: position === index ? 'still' : motion, index };
}

/**
 * Returns which images are visible while `color` is chosen: those of the color and those without one. For a color
 * without images, those without one; if every image has a color, all of them.
 * @param colors Color of each image; `undefined` = every color.
 */
export function shownByColor(colors: readonly (string | undefined)[], color: string | undefined): boolean[] {
  const shown = colors.map((own) => own === undefined || own === color);
  return shown.includes(true) ? shown : colors.map(() => true);
}

/** Returns the index of the first image of `color` among the visible ones, or of the first one. */
export function firstOfColor(colors: readonly (string | undefined)[], color: string | undefined): number {
  const shown = shownByColor(colors, color);
  return Math.max(0, colors.filter((_, index) => shown[index]).indexOf(color));
}

/** Returns the number of each image among those visible with it, from 1; for a hidden one, among those of its color. */
export function pictureNumbers(
  colors: readonly (string | undefined)[],
  color: string | undefined,
): { number: number; count: number }[] {
  const now = shownByColor(colors, color);
  return colors.map((own, index) => {
    const shown = now[index] ? now : shownByColor(colors, own);
    return { number: shown.slice(0, index + 1).filter(Boolean).length, count: shown.filter(Boolean).length };
  });
}

/** Point of an image, relative to its upper left corner: both coordinates from 0 to 1. */
export interface ZoomPoint {
  /** Horizontal coordinate. */
  x: number;
  /** Vertical coordinate. */
  y: number;
}

/** Returns the point of a box under the pointer. */
export function zoomPoint(
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  { clientX, clientY }: { clientX: number; clientY: number },
): ZoomPoint {
  const share = (part: number, whole: number) => Math.max(0, Math.min(part / (whole || 1), 1));
  return { x: share(clientX - left, width), y: share(clientY - top, height) };
}
