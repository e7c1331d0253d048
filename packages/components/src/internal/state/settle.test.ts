import { expect, it, vi } from 'vitest';
import { settle } from './settle.js';

it('settles synchronously without a promise, and after the promise with one', async () => {
  const accepted = vi.fn();
  const refused = vi.fn();
  settle(undefined, accepted, refused);
  expect(accepted).toHaveBeenCalledOnce();
  settle(Promise.resolve('anything'), accepted, refused);
  expect(accepted).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(accepted).toHaveBeenCalledTimes(2));
  settle(Promise.reject(new Error('refused')), accepted, refused);
  await vi.waitFor(() => expect(refused).toHaveBeenCalledOnce());
  expect(accepted).toHaveBeenCalledTimes(2);
});
