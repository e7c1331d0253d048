import { logRejection } from './logRejection';

/** What a handler returns: anything. A promise is waited for: it rejects when the change was refused. */
export type HandlerResult = unknown;

/** Calls `accepted` once a handler took the change, which may be at once, or `refused` when its promise rejects. */
export function settle(result: HandlerResult, accepted: () => void, refused: () => void): void {
  if (!isPromise(result)) {
    accepted();
    return;
  }
  result.then(accepted, (error: unknown) => {
    logRejection('a handler', error);
    refused();
  });
}

/** Whether a handler's result has to be waited for. */
export function isPromise(result: HandlerResult): result is PromiseLike<unknown> {
  return typeof (result as PromiseLike<unknown> | null | undefined)?.then === 'function';
}
