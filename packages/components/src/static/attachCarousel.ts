import { actionAt, attachRoots, controlOf, messagesOf, partsOf } from './behavior.js';
import type { CarouselEvent, CarouselState } from '../base/Carousel/carouselState.js';
import { carouselAfter, shownIndex, slideTime, upcomingIndex } from '../base/Carousel/carouselState.js';
import {
  isPageLoaded,
  isRotationAllowed,
  watchPageLoad,
  watchRotationPermission,
} from '../internal/state/rotationPermission.js';

/**
 * Adds behavior to each `Carousel` and `Hero` in `container`, itself included, on a static page: previous, next,
 * rotation. Rotation pauses while the carousel is hovered or the tab is hidden, ends when keyboard focus enters or a
 * slide is chosen, and never starts under reduced motion. Returns the clean-up function.
 */
export function attachCarousel(container: HTMLElement): () => void {
  return attachRoots(container, 'carousel', 'attachCarousel', attachRoot);
}

function attachRoot(root: HTMLElement, signal: AbortSignal): void {
  const slides = partsOf(root, 'slide');
  const bars = partsOf(root, 'bar');
  const [live] = partsOf(root, 'slides');
  const toggle = controlOf(root, 'rotate');
  const messages = messagesOf(root);
  const interval = slideTime(parseFloat(root.style.getPropertyValue('--mr-carousel-interval')) || 0);
  const first = slides.findIndex((slide) => slide.hasAttribute('data-active'));
  let state: CarouselState = { index: shownIndex(first, slides.length), stopped: toggle === undefined };
  let hovered = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    slides.forEach((slide, position) => {
      const active = position === state.index;
      slide.toggleAttribute('inert', !active); // jsdom does not reflect the property
      slide.toggleAttribute('data-active', active);
      bars[position]?.toggleAttribute('data-active', active);
      slide.toggleAttribute('data-near', isPageLoaded() && position === upcomingIndex(state.index, slides.length));
    });
    clearTimeout(timer);
    const rotating = !state.stopped && !hovered && isRotationAllowed();
    root.toggleAttribute('data-rotating', rotating);
    live?.setAttribute('aria-live', rotating ? 'off' : 'polite');
    toggle?.toggleAttribute('data-stopped', state.stopped);
    toggle?.setAttribute('aria-label', messages[state.stopped ? 'start' : 'stop'] ?? '');
    if (rotating) timer = setTimeout(() => change('elapsed'), interval);
  };

  const change = (event: CarouselEvent) => {
    state = carouselAfter(event, state, slides.length);
    show();
  };

  const hover = (inside: boolean) => () => {
    hovered = inside;
    show();
  };

  root.addEventListener(
    'click',
    ({ target }) => {
      const action = actionAt(root, target)?.action;
      if (action === 'previous' || action === 'next' || action === 'rotate') change(action);
    },
    { signal },
  );
  root.addEventListener(
    'focusin',
    ({ target }) => {
      if ((target as Element).matches(':focus-visible')) change('focus');
    },
    { signal },
  );
  root.addEventListener('pointerenter', hover(true), { signal });
  root.addEventListener('pointerleave', hover(false), { signal });
  const endings = [watchRotationPermission(show), watchPageLoad(show)];
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    for (const end of endings) end();
  });
  show();
}
