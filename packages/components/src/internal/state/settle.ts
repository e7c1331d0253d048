import { logRejection } from './logRejection.js';

/** Calls `accepted`, or `refused` on rejection, once the promise that a handler may have returned is settled. */
export function settle(result: unknown, accepted: () => void, refused: () => void): void {
  if (!isPromise(result)) {
    accepted();
    return;
  }
  result.then(accepted, (error: unknown) => {
    logRejection('a handler', error);
    refused();
  });
}

/** Returns true for a handler's result that must be awaited. */
export function isPromise(result: unknown): result is PromiseLike<unknown> {
  return typeof (result as PromiseLike<unknown> | null | undefined)?.then === 'function';
}
