import { afterEach, expect, it, vi } from 'vitest';
import { createGate } from './hashGate.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('refuses what has waited for too long, and lets in what has not', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const gate = createGate({ atOnce: 1, waiting: 2, longestWait: 1_000 });
  const first = Promise.withResolvers<string>();
  const running = gate(() => first.promise);
  const early = gate(() => Promise.resolve('early'));
  vi.advanceTimersByTime(900);
  const late = gate(() => Promise.resolve('late'));
  await expect(gate(() => Promise.resolve('no room'))).rejects.toMatchObject({ status: 503 });
  vi.advanceTimersByTime(200);
  const refused = expect(early).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '2' } });
  first.resolve('first');
  await refused;
  expect(await Promise.all([running, late])).toEqual(['first', 'late']);
  expect(await gate(() => Promise.resolve('free'))).toBe('free');
});
