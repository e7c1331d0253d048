import { availableParallelism } from 'node:os';
import { HttpError } from '@marketrow/fixtures/contract';

/** Lets a few things run at once and a bounded number wait. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Bounds of a gate. */
export interface GateOptions {
  /** How many run at the same time. */
  atOnce: number;
  /** How many may wait; the next is refused. */
  waiting: number;
}

/**
 * As many hashes as leave a core, and a thread of Node's pool of four, to everybody else: reading files and looking up
 * hosts go through the same pool. 100 may wait.
 */
export const hashGateOptions: GateOptions = {
  atOnce: Math.max(1, Math.min(availableParallelism() - 1, 3)),
  waiting: 100,
};

/** Makes a gate. What finds the queue full is refused with 503. */
export function createGate({ atOnce, waiting }: GateOptions): Gate {
  const queue: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running < atOnce) running += 1;
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve));
    else throw new HttpError(503, 'Too many people are signing in, try again', { headers: { 'Retry-After': '2' } });
    try {
      return await work();
    } finally {
      // The place is handed on, so `running` stays as it is while somebody waits.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
