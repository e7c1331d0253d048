import { expect, it, vi } from 'vitest';
import { afterQuantityChange, settle } from './productCardState';

it('announces and moves the focus only where plus and stepper take each other’s place', () => {
  expect(afterQuantityChange(0, 1)).toEqual({ message: 'added', focus: 'increase' });
  expect(afterQuantityChange(0, 7)).toEqual({ message: 'added', focus: 'increase' });
  expect(afterQuantityChange(1, 0)).toEqual({ message: 'removed', focus: 'add' });
  expect(afterQuantityChange(1, 2)).toBeUndefined();
  expect(afterQuantityChange(0, 0)).toBeUndefined();
});

it('settles at once without a promise, and after the promise with one', async () => {
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
