/** What `run` returns, or `undefined` if it throws: for browser features that may be blocked, full or missing. */
export function tryCatch<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** The value of a JSON text, `undefined` if the text is not JSON. */
export function parseJson(text: string): unknown {
  return tryCatch(() => JSON.parse(text) as unknown);
}
