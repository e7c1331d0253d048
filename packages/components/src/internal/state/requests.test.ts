import { expect, it, vi } from 'vitest';
import { deferred } from '#test-utils';
import { createRequests } from './requests.js';

/** Starts a request that the test settles. */
function start(requests: ReturnType<typeof createRequests<number>>, from: number, to: number) {
  const { promise, resolve, reject } = deferred();
  const accepted = vi.fn<(from: number) => void>();
  const refused = vi.fn<() => void>();
  requests.add({ from, to }, promise, accepted, refused);
  return { resolve, reject, accepted, refused };
}

const tick = () => Promise.resolve().then(() => undefined);

it('returns the last requested value until every request is settled', async () => {
  const requests = createRequests<number>();
  expect(requests.asked()).toBeUndefined();
  const first = start(requests, 2, 3);
  const second = start(requests, 3, 4);
  expect(requests.asked()).toBe(4);
  first.resolve();
  await tick();
  expect([requests.asked(), first.accepted.mock.calls]).toEqual([4, [[2]]]);
  second.resolve();
  await tick();
  expect([requests.asked(), second.accepted.mock.calls]).toEqual([undefined, [[3]]]);
});

it('falls back to the pending value after a rejection, in any order', async () => {
  const requests = createRequests<number>();
  const first = start(requests, 2, 3);
  const second = start(requests, 3, 4);
  second.reject();
  await tick();
  expect([requests.asked(), second.refused.mock.calls.length]).toEqual([3, 1]);
  first.reject();
  await tick();
  expect([requests.asked(), first.refused.mock.calls.length]).toEqual([undefined, 1]);
});

it('ignores the result of a request that a later one replaced', async () => {
  const requests = createRequests<number>();
  const first = start(requests, 0, 1);
  const second = start(requests, 1, 2);
  second.resolve();
  await tick();
  expect([requests.asked(), second.accepted.mock.calls]).toEqual([undefined, [[0]]]);
  first.reject();
  await tick();
  expect(first.refused).not.toHaveBeenCalled();
});

it('accepts a result without a promise at once', () => {
  const requests = createRequests<number>();
  const accepted = vi.fn();
  requests.add({ from: 1, to: 2 }, undefined, accepted, () => undefined);
  expect(accepted).toHaveBeenCalledExactlyOnceWith(1);
  expect(requests.asked()).toBeUndefined();
});
