import { afterEach, expect, it, vi } from 'vitest';
import { forgetReads, readCall, writeCall } from './api';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  forgetReads();
  history.replaceState(null, '', '/');
});

const login = '/de/login?returnTo=%2Fde%2Fadmin%2Forders%3Fq%3Da';

it.each([
  [401, [login], [login]],
  // A refused change keeps what was typed.
  [403, [`${login}#no-access`], []],
  [500, [], []],
])('an answer of %i leads a reader to %j, and a writer to %j', async (status, read, written) => {
  document.documentElement.lang = 'de';
  history.replaceState(null, '', '/de/admin/orders?q=a');
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status })));
  await expect(readCall('/api/admin/orders', 'de')).rejects.toMatchObject({ status });
  expect(assign.mock.calls.flat()).toEqual(read);
  assign.mockClear();
  await expect(writeCall('PUT', '/api/admin/orders/1', 'de', {})).rejects.toMatchObject({ status });
  expect(assign.mock.calls.flat()).toEqual(written);
});
