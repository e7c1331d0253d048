import { afterEach, expect, it, vi } from 'vitest';
import { forgetReads, readCall, writeCall } from './api';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  forgetReads();
  history.replaceState(null, '', '/');
});

it.each([
  [401, ['/de/login?returnTo=%2Fde%2Fadmin%2Forders%3Fq%3Da']],
  [403, []],
  [500, []],
])('an answer of %i leads to %j', async (status, targets) => {
  document.documentElement.lang = 'de';
  history.replaceState(null, '', '/de/admin/orders?q=a');
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status })));
  await expect(readCall('/api/admin/orders', 'de')).rejects.toMatchObject({ status });
  expect(assign.mock.calls.flat()).toEqual(targets);
  await expect(writeCall('PUT', '/api/admin/orders/1', 'de', {})).rejects.toMatchObject({ status });
  expect(assign).toHaveBeenCalledTimes(targets.length * 2);
});
