/* Scrolling stage of a `ProductGallery` in the browser, for both of its forms. */
import { pictureAt } from './productGalleryState.js';
import type { ZoomPoint } from './productGalleryState.js';

/** Milliseconds without a scroll event until scrolling has ended, in browsers without `scrollend`. */
const scrollEndDelay = 150;

/** Returns the slides or thumbnails that are not hidden: those of the chosen color. */
export function shownOf<Node extends Element>(nodes: readonly Node[]): Node[] {
  return nodes.filter((node) => !node.closest('li')?.hidden);
}

/** Returns the index of the image that fills most of `track`. */
export function stagePosition(track: HTMLElement): number {
  return pictureAt(track.scrollLeft, track.clientWidth, shownOf([...track.children]).length);
}

/** Scrolls `track` to the image at `index`: smoothly if its style says so, unless `behavior` is set. */
export function scrollStage(track: HTMLElement, index: number, behavior: ScrollBehavior = 'auto'): void {
  if (!('scrollTo' in track)) return; // jsdom
  const sign = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
  track.scrollTo({ left: sign * index * track.clientWidth, behavior });
}

/**
 * Calls `onScroll` for each scroll event of `track`, `onScrollEnd` when scrolling has ended, and `onResize` at first and
 * after each change of its width. Returns the unsubscribe function.
 */
export function watchStage(
  track: HTMLElement,
  onScroll: (event: Event) => void,
  onScrollEnd: (event: Event) => void,
  onResize: () => void,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hasScrollEnd = 'onscrollend' in track;
  let width: number | undefined;
  // Without a width the stage resets its position: that is not a swipe to the first image.
  const hasRoom = () => width === undefined || (width > 0 && width === track.clientWidth);
  const handleScrollEnd = (event: Event) => hasRoom() && onScrollEnd(event);
  track.addEventListener(
    'scroll',
    (event) => {
      if (hasRoom()) onScroll(event);
      if (hasScrollEnd) return;
      clearTimeout(timer);
      timer = setTimeout(handleScrollEnd, scrollEndDelay, event);
    },
    { signal, passive: true },
  );
  if (hasScrollEnd) track.addEventListener('scrollend', handleScrollEnd, { signal });
  const handleResize = () => {
    width = track.clientWidth;
    if (hasRoom()) onResize();
  };
  const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(handleResize) : undefined;
  sizes?.observe(track);
  return () => {
    sizes?.disconnect();
    controller.abort();
    clearTimeout(timer);
  };
}

/** Returns whether the browser handles a click on a link: it opens another tab or saves the file. */
export function isForBrowser(event: {
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

/** Center of an image: the start of a zoom without a pointer. */
export const middle: ZoomPoint = { x: 0.5, y: 0.5 };

/** Scrolls `box` so that a point of its zoomed image is in view. */
export function placeZoom(box: HTMLElement, { x, y }: ZoomPoint): void {
  if (!('scrollTo' in box)) return; // jsdom
  const across = box.scrollWidth - box.clientWidth;
  const rightToLeft = getComputedStyle(box).direction === 'rtl';
  box.scrollTo({
    left: x * across - (rightToLeft ? across : 0),
    top: y * (box.scrollHeight - box.clientHeight),
    behavior: 'instant',
  });
}
