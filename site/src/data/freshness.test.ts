import { expect, it, vi } from 'vitest';
import { createClient, ApiContractError } from './client';
import { keepFresh, longestAge, onForget } from './freshness';
import { oncePerLocale } from './oncePerLocale';

const later = (minutes: number) => Date.now() + minutes * 60_000;

it('works something out anew when the catalogue has grown old, and not before', async () => {
  const make = vi.fn(() => Promise.resolve('list'));
  const list = oncePerLocale(make);
  await Promise.all([list('en'), list('en')]);
  keepFresh(600_000);
  await list('en');
  expect(make).toHaveBeenCalledTimes(1);
  keepFresh(600_000, later(11));
  await Promise.all([list('en'), list('de'), list('en')]);
  expect(make).toHaveBeenCalledTimes(3);
});

it('asks again after a failure: a server that makes pages must not fail for ever', async () => {
  let isUp = false;
  const fetch = vi.fn(() => Promise.resolve(isUp ? Response.json(1) : new Response(null, { status: 500 })));
  const schemas = {
    '/api/one': { safeParse: (value: unknown) => ({ success: true as const, data: value as number }) },
  };
  const client = createClient<{ '/api/one': number }>({ origin: 'http://api.example', fetch, schemas });
  const doubled = oncePerLocale(async (locale) => 2 * (await client.get('/api/one', locale)));
  await expect(Promise.all([doubled('en'), doubled('en')])).rejects.toThrow(ApiContractError);
  expect(fetch).toHaveBeenCalledTimes(1);
  isUp = true;
  expect(await doubled('en')).toBe(2);
});

it('keeps the catalogue of this process for ever, that of another server for ten minutes or as long as is said', () => {
  const api = { COMMERCE_API_URL: 'https://api.example' };
  expect(longestAge({ CATALOG_MAX_AGE: '5' })).toBe(Number.POSITIVE_INFINITY);
  expect(longestAge(api)).toBe(600_000);
  expect(longestAge({ ...api, CATALOG_MAX_AGE: '5' })).toBe(5000);
  for (const wrong of ['0', '-1', '1.5', 'soon']) {
    expect(() => longestAge({ ...api, CATALOG_MAX_AGE: wrong })).toThrow('mr: CATALOG_MAX_AGE');
  }
});

it('tells everybody who asked to be told', () => {
  const forget = vi.fn();
  onForget(forget);
  keepFresh(1, later(60));
  expect(forget).toHaveBeenCalledOnce();
});
