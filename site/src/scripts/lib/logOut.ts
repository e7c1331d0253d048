import { logOut } from '../../account/logOut';
import { href, localeOfParam, paths } from '../../routes';

/** Ends the session and goes home. Gives whether the session has ended. */
export async function logOutHere(): Promise<boolean> {
  const hasEnded = await logOut();
  if (hasEnded) location.assign(href(localeOfParam(document.documentElement.lang), paths.home));
  return hasEnded;
}
