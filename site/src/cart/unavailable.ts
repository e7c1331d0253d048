import { tryStorage } from '../storage';

/* Lines that cannot be ordered, as cart, drawer and checkout have found out: the badge of every page leaves them out. */

const key = 'mr-unavailable';
const listeners = new Set<() => void>();

/** Returns the ids, as text, of lines that were found to be sold out or not for sale. */
export function unavailableIds(): readonly string[] {
  return tryStorage(() => localStorage.getItem(key)?.split('\n')) ?? [];
}

/** Keeps which lines cannot be ordered. */
export function keepUnavailable(ids: readonly (string | number)[]): void {
  const text = ids.join('\n');
  if (text === (tryStorage(() => localStorage.getItem(key)) ?? '')) return;
  tryStorage(() => localStorage.setItem(key, text));
  for (const listener of listeners) listener();
}

/** Calls a listener after each change; returns the function that ends it. */
export function watchUnavailable(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
