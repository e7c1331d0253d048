import { controlOf } from './behavior.js';
import { middle, placeZoom } from '../shop/ProductGallery/galleryStage.js';
import { zoomPoint } from '../shop/ProductGallery/productGalleryState.js';

/** Zoom of a gallery on a static page. */
interface Zoom {
  /** Resets the zoom. */
  end: () => void;
}

/**
 * Zooms the large image to twice its size on a press of it or of the button; a mouse and the arrow keys then move it.
 * @param largest URL of the largest file of the visible image, if any.
 */
export function attachZoom(
  root: HTMLElement,
  box: HTMLElement | undefined,
  messages: Record<string, string>,
  largest: () => string | undefined,
  signal: AbortSignal,
): Zoom {
  const button = controlOf(root, 'zoom');
  const isZoomed = () => box?.hasAttribute('data-zoomed') === true;

  const set = (zoomed: boolean, point = middle) => {
    if (!box || zoomed === isZoomed()) return;
    box.toggleAttribute('data-zoomed', zoomed);
    button?.setAttribute('aria-label', messages[zoomed ? 'zoomOut' : 'zoomIn'] ?? '');
    if (!zoomed) {
      for (const name of ['role', 'aria-label', 'tabindex']) box.removeAttribute(name);
      return;
    }
    box.setAttribute('role', 'region');
    box.setAttribute('aria-label', messages['zoomed'] ?? '');
    box.tabIndex = 0;
    const picture = box.querySelector('img');
    const src = largest();
    if (picture) picture.sizes = '200vw';
    if (picture && src !== undefined) {
      picture.removeAttribute('srcset');
      picture.src = src;
    }
    placeZoom(box, point);
  };

  button?.addEventListener('click', () => set(!isZoomed()), { signal });
  box?.addEventListener('click', (event) => set(!isZoomed(), zoomPoint(box.getBoundingClientRect(), event)), {
    signal,
  });
  box?.addEventListener(
    'pointermove',
    (event) => {
      if (isZoomed() && event.pointerType === 'mouse') placeZoom(box, zoomPoint(box.getBoundingClientRect(), event));
    },
    { signal },
  );
  return { end: () => set(false) };
}
