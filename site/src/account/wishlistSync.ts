/* The wishlist of a customer who is logged in, as the API keeps it. Loaded only with a session. */
import { replaceWishlist } from '@marketrow/cart-client/wishlist';
import { callApi } from '../callApi';
import { sendWrite } from '../sendWrite';
import { wishlist } from '../store';
import { hasSessionNow } from '../hasSession';
import { keepStoredWishlist, storedWishlist } from './storedWishlist';

const path = '/customer-wish-list';
/** Products that the API keeps at most. */
const most = 500;
/** Wishes that follow each other within so many milliseconds are sent together. */
const pause = 400;

let timer: ReturnType<typeof setTimeout> | undefined;
let saving: Promise<unknown> = Promise.resolve();

/** Stores each change from now on, and what an earlier page could not store. */
export function storeWishlist(): void {
  wishlist.subscribe(schedule);
  addEventListener('online', schedule);
  // What is not sent yet when the page is left goes by a request that outlives it. It cannot wait for one that is under way.
  addEventListener('pagehide', () => {
    if (timer === undefined) return;
    cancel();
    void save().catch(Boolean);
  });
  schedule();
}

/** Stores now what is not stored yet. Rejects when that fails; the next change or page then tries again. */
export function saveWishlist(signal?: AbortSignal): Promise<void> {
  cancel();
  const saved = saving.then(() => save(signal));
  saving = saved.catch(() => undefined);
  return saved;
}

function schedule(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void saveWishlist().catch(Boolean), pause);
}

function cancel(): void {
  clearTimeout(timer);
  timer = undefined;
}

async function save(signal?: AbortSignal): Promise<void> {
  // Emptied by a logout, here or in another tab: that is no change of the customer's.
  if (!hasSessionNow()) return;
  const call = (address: string, init: RequestInit) =>
    callApi<{ ids: string[] }>(address, { ...init, ...(signal && { signal }) });
  const own = wishlist.getState();
  const known = storedWishlist();
  const was = known ?? (await call(path, {})).ids;
  // Before the customer's list was read, what is not on this device is not what was taken off.
  const ids = (known ? own : [...new Set([...own, ...was])]).slice(0, most);
  const stored = isSame(ids, was) ? was : (await sendWrite('PUT', path, { ids, was }, call)).ids;
  keepStoredWishlist(stored);
  replaceWishlist(wishlist, changedSince(own.slice(0, most), stored));
}

/** What the API has now, with the changes that were made here since the list was `before`. */
function changedSince(before: readonly string[], stored: readonly string[]): string[] {
  const kept = wishlist.getState().filter((id) => !before.includes(id) || stored.includes(id));
  return [...kept, ...stored.filter((id) => !before.includes(id) && !kept.includes(id))];
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}
