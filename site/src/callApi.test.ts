import { expect, it, vi } from 'vitest';
import { callApi } from './callApi';

it('gives up on an API that does not answer, and when its caller does', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort('too long'));
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => Promise.reject(signal.reason as Error));
  await expect(callApi('/api/tickets', {})).rejects.toBe('too long');
  expect(timeout).toHaveBeenCalledWith(20_000);
  timeout.mockImplementation(() => new AbortController().signal);
  await expect(callApi('/api/tickets', { signal: AbortSignal.abort('left') })).rejects.toBe('left');
  vi.unstubAllGlobals();
  timeout.mockRestore();
});
