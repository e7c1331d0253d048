/*
 * The page's two live regions: one polite, one assertive for urgent messages. The site's server HTML contains both,
 * empty (`<div role="status" data-mr-live>` and `<div role="alert" data-mr-live="urgent">`). A missing region is
 * created here, empty, before the first text is written into it.
 */
const lifetime = 7000;

type Urgency = '' | 'urgent';

const clearing: Partial<Record<Urgency, ReturnType<typeof setTimeout>>> = {};

/** Regions created by this module. */
const made = new WeakSet<Element>();

/** Options of `announce`. */
export interface AnnounceOptions {
  /** Interrupts current speech, for example for a failure. @default false */
  urgent?: boolean | undefined;
}

/** Safari before 17.4 has no `checkVisibility`. */
function isRendered(element: Partial<Pick<Element, 'checkVisibility'>>): boolean {
  return element.checkVisibility?.() !== false;
}

/** Returns the page's live region; creates it if the page has none. Browser only. */
export function liveRegion({ urgent = false }: AnnounceOptions = {}): HTMLElement {
  const urgency: Urgency = urgent ? 'urgent' : '';
  // A form brings a region of its own, and may be folded away: screen readers ignore what is not rendered.
  const found = [...document.querySelectorAll<HTMLElement>(`[data-mr-live="${urgency}"]`)].find(isRendered);
  if (found) return found;
  const region = document.createElement('div');
  region.setAttribute('role', urgent ? 'alert' : 'status');
  region.setAttribute('data-mr-live', urgency);
  // Visually hidden by inline styles: outside a component there is no class to rely on.
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

/**
 * Creates missing live regions in advance: screen readers do not speak a region that is created and filled at once.
 * Browser only.
 */
export function prepareLiveRegions(): void {
  liveRegion();
  liveRegion({ urgent: true });
}

/** Announces `text`, politely unless `urgent`. Clears it after 7 s, so that stale messages are not read. Browser only. */
export function announce(text: string, { urgent = false }: AnnounceOptions = {}): void {
  const urgency: Urgency = urgent ? 'urgent' : '';
  const region = liveRegion({ urgent });
  clearTimeout(clearing[urgency]);
  region.textContent = text;
  clearing[urgency] = setTimeout(() => (region.textContent = ''), lifetime);
}

/**
 * Removes the live regions that `announce` created and empties those of the page. Call it in `afterEach`: they are
 * children of `<body>`, which Testing Library's `cleanup` does not touch, so a later test would find the message.
 * Browser only.
 */
export function resetLiveRegions(): void {
  for (const region of document.querySelectorAll('[data-mr-live]')) {
    if (made.has(region)) region.remove();
    else region.textContent = '';
  }
  clearTimeout(clearing['']);
  clearTimeout(clearing.urgent);
}
