import { tryStorage } from './storage';
import { hasSession } from './hasSession';

/** Under which key this device keeps the id of the user who is logged in. */
const ownerKey = 'mr-owner';

/** Whose what is typed on this device now is: a user's id, or one word for every guest. */
export function ownerNow(): string {
  if (!hasSession()) return 'guest';
  return tryStorage(() => localStorage.getItem(ownerKey)) ?? 'user';
}

/** Keeps who is logged in; without an id, forgets it. */
export function keepOwner(id: string | undefined): void {
  tryStorage(() => {
    if (id === undefined) localStorage.removeItem(ownerKey);
    else localStorage.setItem(ownerKey, id);
  });
}
