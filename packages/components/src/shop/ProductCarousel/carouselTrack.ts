/* Scrolling row of a `ProductCarousel` in the browser, for both of its forms. */
import type { CarouselAction } from './productCarouselState.js';
import { carouselStep } from './productCarouselState.js';

/**
 * Calls `listener` now, and whenever the visible part of `track` may have changed: on scroll, on a resize of the row or
 * an item, and when items are added or removed. Returns the unsubscribe function.
 */
export function watchTrack(track: HTMLElement, listener: () => void): () => void {
  // jsdom has no layout and no ResizeObserver.
  const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(listener) : undefined;
  // The box of the row does not grow with its items, so each item is observed.
  const watchItems = () => {
    sizes?.disconnect();
    sizes?.observe(track);
    for (const item of track.children) sizes?.observe(item);
    listener();
  };
  const items = new MutationObserver(watchItems);
  items.observe(track, { childList: true });
  track.addEventListener('scroll', listener, { passive: true });
  watchItems();
  return () => {
    sizes?.disconnect();
    items.disconnect();
    track.removeEventListener('scroll', listener);
  };
}

/** Scrolls `track` by one step of a button. */
export function scrollTrack(track: HTMLElement, action: CarouselAction): void {
  if (!('scrollBy' in track)) return; // jsdom
  const rightToLeft = getComputedStyle(track).direction === 'rtl';
  track.scrollBy({ left: carouselStep(action, track.clientWidth, rightToLeft) });
}
