/* Who is logged in, in the frame of every page: the name, where the account leads, and the way out. */
import { announce } from '@marketrow/components/LiveRegion';
import { hasSession, hasSessionNow } from '../../account/hasSession';
import { knownName } from '../../account/knownName';
import { find, findAll, selector } from '../../markup';
import { href, localeOfParam, paths } from '../../routes';

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

/** Has the frame say who is logged in; a link to the login leads back. */
export function showSession(): void {
  const locale = localeOfParam(document.documentElement.lang);
  const login = href(locale, paths.login);
  const link = document.querySelector<HTMLAnchorElement>('header [data-mr-part=account]');
  if (!hasSession()) {
    if (link) link.href = `${login}?returnTo=${encodeURIComponent(location.pathname + location.search)}`;
    return;
  }
  const name = find(document, 'account-name');
  const known = knownName();
  if (name && known !== undefined) name.textContent = known;
  if (link) link.href = href(locale, paths.profile);
}

async function logOut(): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  const buttons = findAll(document, 'log-out');
  for (const button of buttons) button.setAttribute('aria-disabled', 'true');
  const hasEnded = await import('./logOut').then(({ logOutHere }) => logOutHere()).catch(() => false);
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
