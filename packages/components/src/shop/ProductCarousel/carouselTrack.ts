/*
 * The scrolling row of a `ProductCarousel` in the browser, for both of its forms.
 */
import type { CarouselAction } from './productCarouselState.js';
import { carouselStep } from './productCarouselState.js';

/**
 * Calls `listener` now, and whenever what fits into `track` may have changed: it was scrolled, it or an item has another
 * size, items came or went. Returns the function that ends it.
 */
export function watchTrack(track: HTMLElement, listener: () => void): () => void {
  // jsdom has neither layout nor its observers.
  const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(listener) : undefined;
  // The box of the row does not grow with its items, so each of them is watched.
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

/** Scrolls `track` as a press of a button does. */
export function scrollTrack(track: HTMLElement, action: CarouselAction): void {
  if (!('scrollBy' in track)) return; // jsdom
  const rightToLeft = getComputedStyle(track).direction === 'rtl';
  track.scrollBy({ left: carouselStep(action, track.clientWidth, rightToLeft) });
}
