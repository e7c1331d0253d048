/* By itself, since every page of the account listens before any input. */

/** The event that says on a static page that a record was changed. */
const changedEvent = 'mr-account-changed';

/** Tells the page that a record was changed where it stays open, so that it reads it again. */
export function notifyChanged(): void {
  document.dispatchEvent(new Event(changedEvent));
}

/** Calls the listener after such a change. Gives the function that ends it. */
export function onChanged(listener: () => void): () => void {
  document.addEventListener(changedEvent, listener);
  return () => document.removeEventListener(changedEvent, listener);
}
