import { HttpProblem } from '../http/problem.ts';

/** Runs works of one key one after the other; works of different keys do not wait for each other. */
export type Turns = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** Makes turns in which at most `waiting` works of one key may wait; the next is refused with 503. */
export function createTurns(waiting: number): Turns {
  const lines = new Map<string, { last: Promise<unknown>; length: number }>();

  return async (key, work) => {
    const line = lines.get(key) ?? { last: Promise.resolve(), length: 0 };
    if (line.length > waiting) {
      throw new HttpProblem(503, 'Too many attempts at the same time, try again', { headers: { 'Retry-After': '2' } });
    }
    lines.set(key, line);
    line.length += 1;
    const mine = line.last.then(work);
    line.last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      line.length -= 1;
      if (line.length === 0) lines.delete(key);
    }
  };
}
