const leastInterval = 6000;

/**
 * Brings a server-rendered `Carousel` to life: previous, next, rotation. Rotation rests while hovered or out of sight of the
 * shopper, ends when focus comes in or a slide is chosen, and never begins under reduced motion. Returns the clean-up.
 */
export function attachCarousel(root: HTMLElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const slides = [...root.querySelectorAll<HTMLElement>('[data-mr-slide]')];
  const bars = [...root.querySelectorAll<HTMLElement>('[data-mr-bar]')];
  const live = root.querySelector('[aria-live]');
  const toggle = root.querySelector<HTMLElement>('[data-mr-action=rotate]');
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  let current = 0;
  let wanted = toggle !== null;
  let hovered = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const rotate = () => {
    clearTimeout(timer);
    const rotating = wanted && !hovered && !document.hidden && !reduced.matches;
    root.toggleAttribute('data-rotating', rotating);
    live?.setAttribute('aria-live', rotating ? 'off' : 'polite');
    toggle?.toggleAttribute('data-stopped', !wanted);
    toggle?.setAttribute('aria-label', toggle.dataset[wanted ? 'stop' : 'start'] ?? '');
    if (rotating)
      timer = setTimeout(() => show(current + 1), Math.max(leastInterval, Number(root.dataset['interval'])));
  };

  const show = (index: number) => {
    current = (index + slides.length) % slides.length;
    slides.forEach((slide, position) => {
      slide.inert = position !== current;
      slide.toggleAttribute('data-active', position === current);
      bars[position]?.toggleAttribute('data-active', position === current);
      // The pictures of the next slide may be fetched from now on.
      slide.toggleAttribute('data-near', position === (current + 1) % slides.length);
    });
    rotate();
  };

  const want = (rotation: boolean) => {
    wanted = rotation;
    rotate();
  };

  const hover = (inside: boolean) => () => {
    hovered = inside;
    rotate();
  };

  const steps: Record<string, () => void> = {
    previous: () => show(current - 1),
    next: () => show(current + 1),
    rotate: () => want(!wanted),
  };

  root.addEventListener(
    'click',
    ({ target }) => {
      const action = (target as Element).closest<HTMLElement>('[data-mr-action]')?.dataset['mrAction'] ?? '';
      if (action === 'previous' || action === 'next') wanted = false;
      steps[action]?.();
    },
    { signal },
  );
  root.addEventListener('focusin', ({ target }) => (target as Element).matches(':focus-visible') && want(false), {
    signal,
  });
  root.addEventListener('pointerenter', hover(true), { signal });
  root.addEventListener('pointerleave', hover(false), { signal });
  document.addEventListener('visibilitychange', rotate, { signal });
  reduced.addEventListener('change', rotate, { signal });
  rotate();
  const prepare = () => slides[1]?.setAttribute('data-near', '');
  if (document.readyState === 'complete') prepare();
  else addEventListener('load', prepare, { signal });

  return () => {
    controller.abort();
    clearTimeout(timer);
  };
}

/** Brings a server-rendered `CarouselStrip` to life: previous and next, shown only while there is more than fits. Returns the clean-up. */
export function attachCarouselStrip(root: HTMLElement): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const track = root.querySelector<HTMLElement>('[data-mr-track]');
  if (!track) return () => undefined;

  const update = () => {
    const { scrollLeft, clientWidth, scrollWidth } = track;
    const before = Math.abs(scrollLeft); // counts down from 0 in right-to-left scripts
    const atEnd = { previous: before < 2, next: before + clientWidth > scrollWidth - 2 };
    root.toggleAttribute('data-overflow', !atEnd.previous || !atEnd.next);
    for (const [action, disabled] of Object.entries(atEnd)) {
      root.querySelector(`[data-mr-action=${action}]`)?.setAttribute('aria-disabled', String(disabled));
    }
  };

  root.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('[data-mr-action]');
      const action = button?.dataset['mrAction'];
      if (action !== 'previous' && action !== 'next') return;
      const along = (action === 'next') === (getComputedStyle(track).direction !== 'rtl');
      track.scrollBy({ left: (along ? 0.9 : -0.9) * track.clientWidth });
    },
    { signal },
  );
  track.addEventListener('scroll', update, { signal, passive: true });
  const observer = new ResizeObserver(update);
  observer.observe(track);
  update();

  return () => {
    controller.abort();
    observer.disconnect();
  };
}
