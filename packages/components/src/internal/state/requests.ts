import { settle } from './settle.js';

/** Requested values whose results may still be pending. */
export interface Requests<Value> {
  /** Value requested last; `undefined` once every request is settled. */
  asked: () => Value | undefined;
  /**
   * Adds a request and waits for its result. Both callbacks receive the previously accepted value. A result that
   * arrives after a later request was accepted is ignored: values are absolute, so the later one applies.
   */
  add: (
    change: { from: Value; to: Value },
    result: unknown,
    accepted: (from: Value) => void,
    refused: (current: Value) => void,
  ) => void;
}

/**
 * Creates the list of one control. Without it a second press would count from the value before the first, and one piece
 * would be lost.
 */
export function createRequests<Value>(): Requests<Value> {
  let waiting: { to: Value }[] = [];
  let current: Value;
  return {
    asked: () => waiting.at(-1)?.to,
    add: ({ from, to }, result, accepted, refused) => {
      const request = { to };
      if (waiting.length === 0) current = from;
      waiting.push(request);
      settle(
        result,
        () => {
          const index = waiting.indexOf(request);
          if (index === -1) return;
          waiting = waiting.slice(index + 1);
          const before = current;
          current = to;
          accepted(before);
        },
        () => {
          if (!waiting.includes(request)) return;
          waiting = waiting.filter((other) => other !== request);
          refused(current);
        },
      );
    },
  };
}
