/** What `run` gives, or `undefined` if it throws: for browser features that may be blocked, full or missing. */
export function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** The value of a JSON text, `undefined` if it is none. */
export function parse(text: string): unknown {
  return attempt(() => JSON.parse(text) as unknown);
}
