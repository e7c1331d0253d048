/** What `run` gives, or `undefined` if it throws: for browser features that may be blocked, full or missing. */
export function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
