import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { openApi } from './openApi.ts';

it('describes every call', async () => {
  const response = await new Hono().get('/openapi.json', openApi).request('/openapi.json');
  const { paths } = (await response.json()) as { paths: Record<string, unknown> };
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/products', '/orders', '/cart-items']));
});
