import { find } from '../markup';
import { href, localeOfParam, paths } from '../routes';
import { hasSession } from '../hasSession';
import { knownName } from './knownName';

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
