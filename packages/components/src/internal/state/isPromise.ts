/** Whether a handler's answer has to be waited for. */
export function isPromise(answer: unknown): answer is PromiseLike<unknown> {
  return typeof (answer as PromiseLike<unknown> | undefined | null)?.then === 'function';
}
