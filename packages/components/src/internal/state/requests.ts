import { settle } from './settle';

/** Values that were asked for and whose answers may still be pending. */
export interface Requests<Value> {
  /** Value that was asked for last; `undefined` once every request has its answer. */
  asked: () => Value | undefined;
  /**
   * Adds a request and waits for its answer. Both callbacks get the last accepted value of before. An answer that comes after the
   * acceptance of a later request is ignored: values are absolute, so the later one holds.
   */
  add: (
    change: { from: Value; to: Value },
    result: unknown,
    accepted: (from: Value) => void,
    refused: (kept: Value) => void,
  ) => void;
}

/** Creates the list of one control. Without it a second press counts from the value of before the first, and one is lost. */
export function createRequests<Value>(): Requests<Value> {
  let waiting: { to: Value }[] = [];
  let kept: Value;
  return {
    asked: () => waiting.at(-1)?.to,
    add: ({ from, to }, result, accepted, refused) => {
      const request = { to };
      if (waiting.length === 0) kept = from;
      waiting.push(request);
      settle(
        result,
        () => {
          const index = waiting.indexOf(request);
          if (index === -1) return;
          waiting = waiting.slice(index + 1);
          const before = kept;
          kept = to;
          accepted(before);
        },
        () => {
          if (!waiting.includes(request)) return;
          waiting = waiting.filter((other) => other !== request);
          refused(kept);
        },
      );
    },
  };
}
