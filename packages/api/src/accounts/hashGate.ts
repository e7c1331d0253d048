import { availableParallelism } from 'node:os';
import { HttpError } from '@marketrow/contract';

/** Lets a few things run at once and a bounded number wait. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Bounds of a gate. */
export interface GateOptions {
  /** How many run at the same time. */
  atOnce: number;
  /** How many may wait; the next is refused. */
  waiting: number;
  /** Milliseconds after which what still waits is refused. */
  longestWait: number;
}

/**
 * As many hashes as leave a core, and a thread of Node's pool of four, to everybody else: reading files and looking up
 * hosts go through the same pool. 100 may wait, on a machine that is too busy for them less long than a silent connection lives.
 */
export const hashGateOptions: GateOptions = {
  atOnce: Math.max(1, Math.min(availableParallelism() - 1, 3)),
  waiting: 100,
  longestWait: 8_000,
};

/** Makes a gate. What finds the queue full, or has waited for too long when a place is free, is refused with 503. */
export function createGate({ atOnce, waiting, longestWait }: GateOptions): Gate {
  const queue: { since: number; enter: () => void; refuse: (error: HttpError) => void }[] = [];
  let running = 0;

  return async (work) => {
    if (running < atOnce) running += 1;
    else if (queue.length < waiting)
      await new Promise<void>((enter, refuse) => queue.push({ since: performance.now(), enter, refuse }));
    else throw tooMany();
    try {
      return await work();
    } finally {
      // The place is handed on, so `running` stays as it is while somebody waits.
      while (queue[0] && performance.now() - queue[0].since > longestWait) queue.shift()?.refuse(tooMany());
      const next = queue.shift();
      if (next) next.enter();
      else running -= 1;
    }
  };
}

function tooMany(): HttpError {
  return new HttpError(503, 'Too many people are signing in, try again', { headers: { 'Retry-After': '2' } });
}
