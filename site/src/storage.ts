/** Uses the browser's storage, which may be blocked or full, or hold what another page has written: `undefined` then. */
export function tryStorage<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
