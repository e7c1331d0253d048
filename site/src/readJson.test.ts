import { afterEach, expect, it, vi } from 'vitest';
import { readJson } from './readJson';

const read = (body: string, status = 200) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
  return readJson<{ title: string }>('/data/frame.json', 'title');
};

afterEach(() => vi.unstubAllGlobals());

it('gives the file', async () => {
  await expect(read('{"title":"Tea"}')).resolves.toEqual({ title: 'Tea' });
});

it.each(['<!doctype html>', '{"title":', 'null', '[]', '"title"', '{"error":"Log in first"}'])(
  'rejects for %s in place of the file',
  async (body) => {
    await expect(read(body)).rejects.toThrow();
  },
);

it('names the address and the status of an answer that is none', async () => {
  await expect(read('{"title":"Tea"}', 503)).rejects.toThrow('/data/frame.json answered 503');
});
