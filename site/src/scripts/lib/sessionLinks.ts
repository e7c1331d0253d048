/* Who is logged in, in the frame of every page: the name, where the account leads, and the way out. */
import { hasSession } from '../../account/hasSession';
import { knownName } from '../../account/knownName';
import { find, findAll, selector } from '../../markup';
import { href, localeOfParam, paths } from '../../routes';

/** Fits the frame to the session, and ends the session where the shopper asks for it. */
export function attachSessionLinks(): void {
  const locale = localeOfParam(document.documentElement.lang);
  const login = href(locale, paths.login);
  const link = document.querySelector<HTMLAnchorElement>(`header a[href="${login}"]`);
  if (hasSession()) {
    const name = find(document, 'account-name');
    const known = knownName();
    if (name && known !== undefined) name.textContent = known;
    if (link) link.href = href(locale, paths.profile);
  } else if (link) link.href = `${login}?returnTo=${encodeURIComponent(location.pathname + location.search)}`;

  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(selector('log-out'))) void logOut();
  });

  // Brought back as it was left, a page would still name who has logged out since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasSession() !== /\bmr-session=1/.test(document.cookie)) location.reload();
  });
}

async function logOut(): Promise<void> {
  for (const button of findAll(document, 'log-out')) button.setAttribute('aria-disabled', 'true');
  const { logOutHere } = await import('./logOut');
  await logOutHere();
}
