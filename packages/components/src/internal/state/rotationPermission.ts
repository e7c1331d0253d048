/* Permission to rotate slides automatically, for `Carousel`, its static form and `StoryViewer`. Browser only. */
import { matchesMedia, watchMedia } from '../dom.js';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Returns false under reduced motion and in a hidden tab. */
export function isRotationAllowed(): boolean {
  return !document.hidden && !matchesMedia(reducedMotion);
}

/** Calls `listener` when `isRotationAllowed` may have changed. Returns the unsubscribe function. */
export function watchRotationPermission(listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener('visibilitychange', listener, { signal });
  watchMedia(reducedMotion, listener, signal);
  return () => controller.abort();
}

/** Returns true once the page has loaded, so that images of other slides no longer compete with visible ones. */
export function isPageLoaded(): boolean {
  return document.readyState === 'complete';
}

/** Calls `listener` once the page has loaded. Returns the unsubscribe function. */
export function watchPageLoad(listener: () => void): () => void {
  addEventListener('load', listener);
  return () => removeEventListener('load', listener);
}
