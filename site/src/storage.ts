/** Uses the browser's storage, which may be blocked or full, or hold what another page has written: `undefined` then. */
export function tryStorage<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** The cookies that scripts may read; none where they are blocked, which a sandboxed page learns by an error. */
export function readCookies(): string {
  return tryStorage(() => document.cookie) ?? '';
}
