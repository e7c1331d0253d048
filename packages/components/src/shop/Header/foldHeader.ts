import { isFoldedAfter } from './headerState.js';

/**
 * Collapses a sticky header on scrolling down; expands it on scrolling up and when the keyboard focus enters. Stays
 * expanded while one of its panels is open. Aborting `signal` removes the listeners.
 */
export function foldHeader(header: HTMLElement, signal: AbortSignal): void {
  let from = scrollY;
  let before = scrollY;
  const show = (folded: boolean) => {
    if (folded === 'folded' in header.dataset) return;
    const height = header.offsetHeight;
    header.toggleAttribute('data-folded', folded);
    if (folded) header.style.setProperty('--mr-header-lost', `${height - header.offsetHeight}px`);
  };
  const handleScroll = () => {
    const to = scrollY;
    // Measure from the point where the direction changed.
    if (to > before !== before > from) from = before;
    before = to;
    if (header.querySelector('[aria-expanded="true"]')) return;
    const folded = 'folded' in header.dataset;
    show(isFoldedAfter(folded, { from, to, height: header.offsetHeight }));
  };
  const handleFocus = ({ target }: Event) => {
    // Clicking the search field also matches `:focus-visible`: the header must not move then.
    if (!(target instanceof HTMLInputElement) && (target as Element).matches(':focus-visible')) show(false);
  };
  addEventListener('scroll', handleScroll, { passive: true, signal });
  header.addEventListener('focusin', handleFocus, { signal });
  signal.addEventListener('abort', () => show(false), { once: true });
}
