import { availableParallelism } from 'node:os';
import { HttpError } from '@marketrow/contract';

/** Runs work with a limit of concurrency and a bounded queue. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Bounds of a gate. */
export interface GateOptions {
  /** Tasks that run at the same time. */
  atOnce: number;
  /** Tasks that may wait; further ones are refused. */
  waiting: number;
  /** Milliseconds after which a waiting task is refused. */
  longestWait: number;
}

/**
 * Leaves one core and one of the four threads of Node's pool free: reading files and resolving hosts use the same pool. The
 * longest wait is shorter than the time limit of a connection without a byte.
 */
export const hashGateOptions: GateOptions = {
  atOnce: Math.max(1, Math.min(availableParallelism() - 1, 3)),
  waiting: 100,
  longestWait: 8_000,
};

/** Creates a gate. Throws an `HttpError` 503 for a task that finds the queue full or has waited too long. */
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
      // The next task takes this place, so that `running` stays the same while any waits.
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
