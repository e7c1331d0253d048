/* Collapsed state of a side bar in `localStorage`. If the browser forbids storage, the state is lost on reload. */
const listeners = new Set<() => void>();

/** Returns the state stored under `key`; `undefined` if there is none or storage is forbidden. Browser only. */
export function readCollapsed(key: string): boolean | undefined {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? undefined : stored === 'collapsed';
  } catch {
    return undefined;
  }
}

/** Stores the state under `key`, and notifies every side bar of this page with that key. Browser only. */
export function writeCollapsed(key: string, isCollapsed: boolean): void {
  try {
    localStorage.setItem(key, isCollapsed ? 'collapsed' : 'open');
  } catch {
    // Storage is forbidden or full.
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` when the state may have changed in this tab or another one. Returns the unsubscribe function. */
export function watchCollapsed(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
