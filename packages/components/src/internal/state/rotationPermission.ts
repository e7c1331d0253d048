/*
 * Whether slides may change by themselves on this page now, for both forms of a `Carousel` and for `StoryViewer`. Browser only.
 */
import { matchesMedia, watchMedia } from '../dom';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** False under reduced motion and in a tab that is not seen. */
export function isRotationAllowed(): boolean {
  return !document.hidden && !matchesMedia(reducedMotion);
}

/** Calls `listener` when `isRotationAllowed` may have changed. Returns the function that ends it. */
export function watchRotationPermission(listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener('visibilitychange', listener, { signal });
  watchMedia(reducedMotion, listener, signal);
  return () => controller.abort();
}

/** Whether the page has loaded, so that pictures of other slides no longer compete with those that are seen. */
export function isPageLoaded(): boolean {
  return document.readyState === 'complete';
}

/** Calls `listener` once the page has loaded. Returns the function that ends it. */
export function watchPageLoad(listener: () => void): () => void {
  addEventListener('load', listener);
  return () => removeEventListener('load', listener);
}
