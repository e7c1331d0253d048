/*
 * What runs on every shop page: the cart, cards, badges, theme; menus and drawers come with the first sign of use. No React.
 * Each page pays for this file before any input, so it is kept within site/budgets.json.
 */
import { attachHeader } from '@marketrow/components/Header/attach';
import { hasSessionNow } from '../../hasSession';
import { frameSelectors } from '../../markup';
import { cart } from '../../store';
import { attachCards } from '../lib/cards';
import { getCounts, rememberCounts, subscribe } from '../lib/counts';

attachHeader(document.body, { getCounts, subscribe });
subscribe(rememberCounts);
cart.subscribe(showRefusal);

// Here and not on demand: whoever presses and leaves at once has put the product into the cart.
attachCards();

const signs = ['pointerover', 'focusin', 'touchstart', 'scroll', 'click'];
for (const sign of signs) addEventListener(sign, handleSign, true);

// The built page does not know the query of its address; the links to the other language carry it on.
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) link.search = location.search;

void cart.start();

loadSession();
showLive();
// A page that comes back as it was left may have been left for the login, or long ago.
addEventListener('pageshow', ({ persisted }) => {
  loadSession();
  if (persisted) showLive();
});

/** The frame shows why the cart did not take a line. Failures of the network are about no line. */
function showRefusal(): void {
  if ((cart.getState().error?.line ?? null) !== null)
    import('../lib/intent').then(({ loadFrame }) => loadFrame()).catch(Boolean);
}

function loadSession(): void {
  if (hasSessionNow()) import('../lib/inSession').catch(Boolean);
}

/** Shows price and stock of today once the browser is idle, which Safari does not announce. Offline a page stays as it was built. */
function showLive(): void {
  const show = () => void import('../../live/showLive').then((live) => live.showLive()).catch(Boolean);
  if (typeof requestIdleCallback === 'function') requestIdleCallback(show, { timeout: 2_000 });
  else setTimeout(show, 200);
}

/** The scripts of the frame come at the first sign that the page is used. A press that comes before them is played again. */
function handleSign(event: Event): void {
  const control =
    event.type === 'click' &&
    !(event as MouseEvent).ctrlKey &&
    !(event as MouseEvent).metaKey &&
    (event.target as Element).closest<HTMLElement>(frameSelectors.early);
  if (control) event.preventDefault();
  import('../lib/intent').then(
    ({ watchIntent }) => {
      for (const sign of signs) removeEventListener(sign, handleSign, true);
      watchIntent(event);
      if (control) control.click();
    },
    // Without the scripts a link is a link.
    () => control && control instanceof HTMLAnchorElement && location.assign(control.href),
  );
}
