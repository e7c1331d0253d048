/*
 * The page's two live regions, one polite and one for what cannot wait. A page of the house has both in its server HTML, empty
 * (`<div role="status" data-mr-live>` and `<div role="alert" data-mr-live="urgent">`); where there is none, it is made here, empty, before the first text is written into it.
 */
const lifetime = 7000;

type Urgency = '' | 'urgent';

const clearing: Partial<Record<Urgency, ReturnType<typeof setTimeout>>> = {};

/** The regions that no page had. */
const made = new WeakSet<Element>();

/** How a message is spoken. */
export interface AnnounceOptions {
  /** Whether it interrupts what is being spoken, as a failure does. @default false */
  urgent?: boolean | undefined;
}

/** A live region of the page, made when the page has none. Browser only. */
export function liveRegion({ urgent = false }: AnnounceOptions = {}): HTMLElement {
  const urgency: Urgency = urgent ? 'urgent' : '';
  const found = document.querySelector<HTMLElement>(`[data-mr-live="${urgency}"]`);
  if (found) return found;
  const region = document.createElement('div');
  region.setAttribute('role', urgent ? 'alert' : 'status');
  region.setAttribute('data-mr-live', urgency);
  // Hidden from the eye only. There is no class to rely on outside a component, so the styles are set one by one.
  Object.assign(region.style, {
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  });
  document.body.append(region);
  made.add(region);
  return region;
}

/** Makes the live regions that the page lacks, before something is announced: one that is made and filled at once stays silent. Browser only. */
export function prepareLiveRegions(): void {
  liveRegion();
  liveRegion({ urgent: true });
}

/** Has `text` spoken, politely unless it is urgent. It is taken away again after 7 s, so that nobody meets an old message. Browser only. */
export function announce(text: string, { urgent = false }: AnnounceOptions = {}): void {
  const urgency: Urgency = urgent ? 'urgent' : '';
  const region = liveRegion({ urgent });
  clearTimeout(clearing[urgency]);
  region.textContent = text;
  clearing[urgency] = setTimeout(() => (region.textContent = ''), lifetime);
}

/**
 * Removes the live regions that `announce` made, and empties those of the page. For `afterEach`: they are children of `<body>`, which
 * Testing Library's `cleanup` leaves alone, so a later test would find the message. Browser only.
 */
export function resetLiveRegions(): void {
  for (const region of document.querySelectorAll('[data-mr-live]')) {
    if (made.has(region)) region.remove();
    else region.textContent = '';
  }
  clearTimeout(clearing['']);
  clearTimeout(clearing.urgent);
}
