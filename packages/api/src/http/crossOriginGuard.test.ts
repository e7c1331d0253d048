import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { post, testApp } from '../../test-utils/app.ts';
import { openInMemory } from '../../test-utils/databases.ts';
import type { Database } from '../database/database.ts';

// Embedded databases start slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let database: Database;

beforeAll(async () => {
  database = await openInMemory();
});
afterAll(() => database.close());

const message = { message: expect.stringMatching(/./) as string };

describe('calls from other origins', () => {
  const partner = 'https://partner.example';
  const call = async (headers: Record<string, string>, allowedOrigins: string[] = []) => {
    const app = testApp(database.orm, { allowedOrigins });
    const request = post({ guestId: 'csrf', items: [] }, { Host: 'shop.test', ...headers });
    return app.request('http://shop.test/cart-items', request);
  };

  it.each<[status: number, headers: Record<string, string>, allowed?: string[]]>([
    [200, {}],
    [200, { Origin: 'http://shop.test', 'Sec-Fetch-Site': 'same-origin' }],
    [200, { Origin: 'https://shop.test' }],
    [200, { 'Sec-Fetch-Site': 'none' }],
    [200, { Origin: partner, 'Sec-Fetch-Site': 'cross-site' }, [partner]],
    [403, { Origin: partner }],
    [403, { Origin: partner, 'Sec-Fetch-Site': 'same-origin' }],
    [403, { Origin: 'https://partner.example.evil.test' }, [partner]],
    [403, { Origin: 'http://partner.example' }, [partner]],
    [403, { Origin: 'null' }],
    [403, { Origin: 'null' }, [partner]],
    [403, { Origin: 'http://shop.test:81' }],
    [403, { Origin: 'http://shop.test', 'Sec-Fetch-Site': 'cross-site' }],
    [403, { 'Sec-Fetch-Site': 'same-site' }],
    [403, { 'Sec-Fetch-Site': 'cross-site' }],
    [415, { 'Content-Type': 'text/plain' }],
  ])('%i for %j, allowed %j', async (status, headers, allowed = []) => {
    const response = await call(headers, allowed);
    expect(response.status).toBe(status);
    if (status !== 200) expect(await response.json()).toMatchObject(message);
  });

  it('takes the own origin with the scheme that a known proxy tells, and no other', async () => {
    const app = testApp(database.orm, { trustedProxies: 1 });
    const statusOf = async (origin: string, scheme: string) => {
      const headers = { Host: 'shop.test', Origin: origin, 'X-Forwarded-Proto': scheme };
      return (await app.request('http://shop.test/cart-items', post({ guestId: 'csrf', items: [] }, headers))).status;
    };
    expect(await statusOf('https://shop.test', 'https')).toBe(200);
    expect(await statusOf('http://shop.test', 'https')).toBe(403);
    expect(await statusOf('http://shop.test', 'http')).toBe(200);
    expect(await statusOf('https://shop.test', 'http')).toBe(403);
  });

  it('lets listed origins read, and only those', async () => {
    const app = testApp(database.orm, { allowedOrigins: [partner] });
    const read = async (origin: string) =>
      (await app.request('/cart-items/x', { headers: { Origin: origin } })).headers;
    const allowed = await read(partner);
    expect(allowed.get('Access-Control-Allow-Origin')).toBe(partner);
    expect(allowed.get('Access-Control-Allow-Credentials')).toBe('true');
    expect(allowed.get('Access-Control-Expose-Headers')).toContain('ETag');
    expect((await read('https://other.example')).get('Access-Control-Allow-Origin')).toBeNull();
  });
});
