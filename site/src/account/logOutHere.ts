import { logOut } from './logOut';
import { forgetSavedLines } from '../cart/savedLines';
import { createAttempts } from '../checkout/attempt';
import { forgetDraft } from '../checkout/draft';
import { href, localeOfParam, paths } from '../routes';

/** Ends the session, forgets what was typed in the checkout, and goes home. Gives whether the session has ended. */
export async function logOutHere(): Promise<boolean> {
  if (!(await logOut())) return false;
  forgetDraft();
  forgetSavedLines();
  createAttempts(() => localStorage).clear();
  location.assign(href(localeOfParam(document.documentElement.lang), paths.home));
  return true;
}
