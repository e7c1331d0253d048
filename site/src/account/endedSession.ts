import { tryStorage } from '../storage';
import { keepName } from './knownName';
import { keepOwner } from '../owner';
import { showSession } from './showSession';

/**
 * The session has ended on the server, such as after a week without use: the page no longer takes what it is shown for the
 * customer's own. Cart and wishlist of this device stay.
 */
export function showEndedSession(): void {
  tryStorage(() => (document.cookie = 'mr-session=; Path=/; Max-Age=0; SameSite=Lax'));
  keepName(undefined);
  keepOwner(undefined);
  document.documentElement.removeAttribute('data-session');
  showSession();
}
