/** Returns a promise with the functions that settle it, for handlers whose result a test delays. */
export function deferred(): { promise: Promise<void>; resolve: () => void; reject: () => void } {
  let resolve: () => void = () => undefined;
  let reject: () => void = () => undefined;
  const promise = new Promise<void>((fulfil, refuse) => {
    resolve = fulfil;
    reject = () => refuse(new Error('refused'));
  });
  return { promise, resolve, reject };
}
