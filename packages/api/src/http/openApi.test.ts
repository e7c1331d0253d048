import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { openApi } from './openApi.ts';

vi.mock(import('node:fs/promises'), async (original) => {
  const files = await original();
  return { ...files, readFile: vi.fn(files.readFile) as typeof files.readFile };
});

it('reads the document again after a read that failed, and keeps what it has read', async () => {
  const app = new Hono().get('/openapi.json', openApi);
  app.onError((_, c) => c.body(null, 500));
  vi.mocked(readFile).mockRejectedValueOnce(new Error('EMFILE: too many open files'));
  expect((await app.request('/openapi.json')).status).toBe(500);
  expect((await app.request('/openapi.json')).status).toBe(200);
  expect((await app.request('/openapi.json')).status).toBe(200);
  expect(readFile).toHaveBeenCalledTimes(2);
});
