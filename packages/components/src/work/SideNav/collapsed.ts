/*
 * Whether a side bar is collapsed, as it is kept on this device. A browser may forbid storage: the choice then lasts as long
 * as the page.
 */
const listeners = new Set<() => void>();

/** What is kept under `key`: nothing where nobody has chosen, or where storage is forbidden. Browser only. */
export function readCollapsed(key: string): boolean | undefined {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? undefined : kept === 'collapsed';
  } catch {
    return undefined;
  }
}

/** Keeps the choice under `key`, and tells every side bar of this page that shares the key. Browser only. */
export function writeCollapsed(key: string, isCollapsed: boolean): void {
  try {
    localStorage.setItem(key, isCollapsed ? 'collapsed' : 'open');
  } catch {
    // Forbidden or full.
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` when the choice may have changed, in this tab or in another one. Returns the function that ends it. */
export function watchCollapsed(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
