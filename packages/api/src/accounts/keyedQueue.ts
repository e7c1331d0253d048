import { HttpError } from '@marketrow/contract';

/** Runs tasks of one key one after the other; tasks of different keys do not wait for each other. */
export type KeyedQueue = <Result>(key: string, task: () => Promise<Result>) => Promise<Result>;

/** Makes a queue in which at most `waiting` tasks of one key may wait; the next is refused with 503. */
export function createKeyedQueue(waiting: number): KeyedQueue {
  const queues = new Map<string, { last: Promise<unknown>; length: number }>();

  return async (key, task) => {
    const queue = queues.get(key) ?? { last: Promise.resolve(), length: 0 };
    if (queue.length > waiting) {
      throw new HttpError(503, 'Too many attempts at the same time, try again', { headers: { 'Retry-After': '2' } });
    }
    queues.set(key, queue);
    queue.length += 1;
    const result = queue.last.then(task);
    queue.last = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      queue.length -= 1;
      if (queue.length === 0) queues.delete(key);
    }
  };
}
