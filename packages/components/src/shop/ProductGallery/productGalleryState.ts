/*
 * The rules of a `ProductGallery`. No DOM, no React.
 */

/**
 * Why another picture is shown: a press of its thumb or of one of the two buttons, the stage was swiped to it, or another
 * color was chosen.
 */
export type ProductGalleryChangeReason = 'thumb' | 'previous' | 'next' | 'swipe' | 'color';

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

/**
 * Which pictures are shown while `color` is chosen: those of the color and those of none. A color without pictures of its
 * own shows those of none; where each picture has a color, all of them.
 *
 * @param colors The color of each picture; `undefined` = of every color.
 */
export function shownByColor(colors: readonly (string | undefined)[], color: string | undefined): boolean[] {
  const shown = colors.map((own) => own === undefined || own === color);
  return shown.includes(true) ? shown : colors.map(() => true);
}

/** The first picture of `color` among those shown, else the first one. */
export function firstOfColor(colors: readonly (string | undefined)[], color: string | undefined): number {
  const shown = shownByColor(colors, color);
  return Math.max(0, colors.filter((_, index) => shown[index]).indexOf(color));
}

/** The number of each picture among those shown with it, from 1; for one that is hidden, among those of its own color. */
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

/** A point of a picture, from its left upper corner: both from 0 to 1. */
export interface ZoomPoint {
  /** Across. */
  x: number;
  /** Down. */
  y: number;
}

/** The point of a box that the pointer meets. */
export function zoomPoint(
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  { clientX, clientY }: { clientX: number; clientY: number },
): ZoomPoint {
  const share = (part: number, whole: number) => Math.max(0, Math.min(part / (whole || 1), 1));
  return { x: share(clientX - left, width), y: share(clientY - top, height) };
}
