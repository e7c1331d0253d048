/* Who is logged in, in the frame of every page: the name, where the account leads, and the way out. */
import { announce } from '@marketrow/components/LiveRegion';
import { hasSession, hasSessionNow } from '../../hasSession';
import { showSession } from '../../account/showSession';
import { find, findAll, selector } from '../../markup';

let isAttached = false;
let isLeaving = false;

/** Fits the frame to the session, and ends the session where the shopper asks for it. */
export function attachSessionLinks(): void {
  if (isAttached) return;
  isAttached = true;
  showSession();

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest(selector('log-out'))) void logOut();
    if (target.closest(selector('log-out-close'))) closeFailure();
  });

  // Brought back as it was left, a page would still name who has logged out since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasSession() !== hasSessionNow()) location.reload();
  });
}

async function logOut(): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  const buttons = findAll(document, 'log-out');
  for (const button of buttons) button.setAttribute('aria-disabled', 'true');
  const hasEnded = await import('../../account/logOutHere').then(({ logOutHere }) => logOutHere()).catch(() => false);
  // The page goes.
  if (hasEnded) return;
  isLeaving = false;
  for (const button of buttons) button.removeAttribute('aria-disabled');
  const failure = find(document, 'log-out-failed');
  if (!failure) return;
  failure.hidden = false;
  announce(failure.querySelector('p')?.textContent ?? '', { urgent: true });
}

/** Puts the message away; its buttons go with it, so the focus goes to the button that was pressed first. */
function closeFailure(): void {
  const failure = find(document, 'log-out-failed');
  if (!failure) return;
  failure.hidden = true;
  const buttons = [...findAll(document, 'log-out')];
  buttons.find((button) => button.offsetParent !== null && !failure.contains(button))?.focus();
}
