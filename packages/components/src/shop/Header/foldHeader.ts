import { isFoldedAfter } from './headerState.js';

/**
 * Folds a sticky header while the page is scrolled down and brings it back on the way up, or when the keyboard comes to it.
 * It never folds while a panel of it is open. `signal` ends it.
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
    // Where the direction turns, counting begins anew.
    if (to > before !== before > from) from = before;
    before = to;
    if (header.querySelector('[aria-expanded="true"]')) return;
    const folded = 'folded' in header.dataset;
    show(isFoldedAfter(folded, { from, to, height: header.offsetHeight }));
  };
  const handleFocus = ({ target }: Event) => {
    // A press on the search field is no reason to move the page's head.
    if (!(target instanceof HTMLInputElement) && (target as Element).matches(':focus-visible')) show(false);
  };
  addEventListener('scroll', handleScroll, { passive: true, signal });
  header.addEventListener('focusin', handleFocus, { signal });
  signal.addEventListener('abort', () => show(false), { once: true });
}
