/*
 * The scrolling stage of a `ProductGallery` in the browser, for both of its forms.
 */
import { pictureAt } from './productGalleryState.js';
import type { ZoomPoint } from './productGalleryState.js';

/** Milliseconds without a scroll event after which a stage is at rest, in browsers that do not tell (`scrollend`). */
const restTime = 150;

/** The slides or thumbs that are not hidden: those of the chosen color. */
export function shownOf<Node extends Element>(nodes: readonly Node[]): Node[] {
  return nodes.filter((node) => !node.closest('li')?.hidden);
}

/** The picture that `track` shows most of. */
export function stagePosition(track: HTMLElement): number {
  return pictureAt(track.scrollLeft, track.clientWidth, shownOf([...track.children]).length);
}

/** Scrolls `track` to the picture at `index`: smoothly where its style says so, unless `behavior` says otherwise. */
export function scrollStage(track: HTMLElement, index: number, behavior: ScrollBehavior = 'auto'): void {
  if (!('scrollTo' in track)) return; // jsdom
  const sign = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
  track.scrollTo({ left: sign * index * track.clientWidth, behavior });
}

/**
 * Calls `onScroll` for each scroll event of `track`, `onRest` when it has come to rest, and `onResize` at first and at each
 * change of its width. Returns the function that ends it.
 */
export function watchStage(
  track: HTMLElement,
  onScroll: (event: Event) => void,
  onRest: (event: Event) => void,
  onResize: () => void,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rests = 'onscrollend' in track;
  let width: number | undefined;
  // Without room the stage loses its position, which is no swipe to the first picture.
  const hasRoom = () => width === undefined || (width > 0 && width === track.clientWidth);
  const handleRest = (event: Event) => hasRoom() && onRest(event);
  track.addEventListener(
    'scroll',
    (event) => {
      if (hasRoom()) onScroll(event);
      if (rests) return;
      clearTimeout(timer);
      timer = setTimeout(handleRest, restTime, event);
    },
    { signal, passive: true },
  );
  if (rests) track.addEventListener('scrollend', handleRest, { signal });
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

/** Whether a press of a link is for the browser: it opens another tab or saves the file. */
export function isForBrowser(event: {
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}

/** The middle of a picture: where a zoom begins that no pointer asked for. */
export const middle: ZoomPoint = { x: 0.5, y: 0.5 };

/** Scrolls `box`, in which a picture is zoomed, so that a point of the picture is in view. */
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
