import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import type { AppEnvironment } from './environment.ts';
import { requestId } from './requestId.ts';
import { requestLog } from './requestLog.ts';

it('never writes a whole guest id, whatever the address looks like', async () => {
  const lines: string[] = [];
  const app = new Hono<AppEnvironment>();
  app.use(requestId, requestLog(createLogger('info', (line) => lines.push(line))));
  const id = 'a3f1c2d4-guest-id-of-a-shopper';
  const paths = [
    '/cart-items/ID',
    '//cart-items/ID',
    '/Cart-Items//ID',
    '/cart-items/ID%0Ax',
    '/cart-items/%0AID',
    '/api/cart-items/ID',
    '/cart-items%2FID',
  ];
  for (const path of paths) await app.request(`http://shop.test${path.replace('ID', id)}`);
  expect(lines).toHaveLength(paths.length);
  expect(lines.filter((line) => line.includes(id))).toEqual([]);
});
