import { forgetChanges } from '../../account/changes';
import { logOut } from '../../account/session';
import { href, localeOfParam, paths } from '../../routes';

/** Ends the session on the server, takes what is the shopper's from this device, and goes home. */
export async function logOutHere(): Promise<void> {
  await logOut();
  forgetChanges();
  location.assign(href(localeOfParam(document.documentElement.lang), paths.home));
}
