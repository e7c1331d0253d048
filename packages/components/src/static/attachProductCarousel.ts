import { actionAt, attachRoots, controlOf, partsOf } from './behavior.js';
import { carouselPosition } from '../shop/ProductCarousel/productCarouselState.js';
import { scrollTrack, watchTrack } from '../shop/ProductCarousel/carouselTrack.js';

/**
 * Adds behavior to each `ProductCarousel` in `container`, itself included, on a static page: previous and next buttons,
 * shown only while the items overflow. Returns the clean-up function.
 */
export function attachProductCarousel(container: HTMLElement): () => void {
  return attachRoots(container, 'product-carousel', 'attachProductCarousel', attachRoot);
}

function attachRoot(root: HTMLElement, signal: AbortSignal): void {
  const [track] = partsOf(root, 'track');
  if (!track) return;

  const show = () => {
    const { atStart, atEnd } = carouselPosition(track);
    root.toggleAttribute('data-overflow', !atStart || !atEnd);
    controlOf(root, 'previous')?.setAttribute('aria-disabled', String(atStart));
    controlOf(root, 'next')?.setAttribute('aria-disabled', String(atEnd));
  };

  root.addEventListener(
    'click',
    ({ target }) => {
      const action = actionAt(root, target)?.action;
      if (action === 'previous' || action === 'next') scrollTrack(track, action);
    },
    { signal },
  );
  signal.addEventListener('abort', watchTrack(track, show));
}
