import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { products } from '@marketrow/fixtures';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { line, post, testApp } from '../test-utils/app.ts';
import { openInMemory } from '../test-utils/databases.ts';
import { createCatalogue } from './carts/catalogue.ts';
import type { Database } from './database/database.ts';
import { createLogger } from './logger.ts';

// Embedded databases start slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const site = mkdtempSync(join(tmpdir(), 'marketrow-site-'));
let database: Database;

beforeAll(async () => {
  writeFileSync(join(site, 'index.html'), 'home');
  writeFileSync(join(site, 'orders.html'), 'orders');
  mkdirSync(join(site, '_astro'));
  writeFileSync(join(site, '_astro/app.js'), 'export {}');
  database = await openInMemory();
});
afterAll(async () => {
  rmSync(site, { recursive: true });
  await database.close();
});

const message = { message: expect.stringMatching(/./) as string };

describe('addresses', () => {
  it.each([
    '/api',
    '/api/unknown',
    '/api/products/x/y',
    '/cart-items',
    '/cart-items/a/b',
    '/session/x',
    '/login/customer',
    '/logout',
    '/account',
    '/readyz/x',
  ])('GET %s: 4xx as JSON', async (path) => {
    const response = await testApp(database.orm, { siteDirectory: site }).request(path);
    expect([401, 404, 405]).toContain(response.status);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ ...message, requestId: response.headers.get('X-Request-Id') });
  });

  it('GET of a page, where there is no site: 404 as JSON', async () => {
    const response = await testApp(database.orm).request('/sale');
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ ...message, requestId: response.headers.get('X-Request-Id') });
  });

  it.each([
    ['a browser', 'text/html,application/xhtml+xml,*/*;q=0.8', 'orders'],
    ['a client that names no type', '*/*', 'orders'],
    ['a client of JSON', 'application/json', '[]'],
  ])('GET /orders answers %s by what it accepts', async (_, accept, content) => {
    const app = testApp(database.orm, { siteDirectory: site });
    const response = await app.request('/orders', { headers: { Accept: accept } });
    expect(await response.text()).toBe(content);
    expect(response.headers.get('Vary')).toContain('Accept');
    expect(response.headers.get('Cache-Control')).toBe(content === '[]' ? 'no-store' : 'public, no-cache');
  });

  it.each([
    ['PUT', '/cart-items', 'POST'],
    ['DELETE', '/orders', 'GET, HEAD, POST'],
    ['POST', '/orders/1', 'GET, HEAD'],
    ['DELETE', '/cart-items/a', 'GET, HEAD'],
    ['POST', '/gift-shop', 'GET, HEAD'],
    ['PUT', '/healthz', 'GET, HEAD'],
    ['POST', '/readyz', 'GET, HEAD'],
  ])('%s %s: 405, allowed is %s', async (method, path, allowed) => {
    const response = await testApp(database.orm).request(path, { ...post({}), method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe(allowed);
    expect(await response.json()).toMatchObject(message);
  });

  it('refuses an address that is too long', async () => {
    const response = await testApp(database.orm).request(`/api/${'x'.repeat(8_000)}`);
    expect(response.status).toBe(414);
    expect(await response.json()).toMatchObject(message);
  });

  it('says that it runs, and that it can serve', async () => {
    const app = testApp(database.orm);
    expect(await (await app.request('/healthz')).json()).toEqual({ status: 'ok' });
    const ready = await app.request('/readyz');
    expect(ready.headers.get('Cache-Control')).toBe('no-store');
    expect(await ready.json()).toEqual({ status: 'ready' });
  });

  it('is not ready, and answers 5xx without details, when the database is gone', async () => {
    const gone = await openInMemory();
    await gone.close();
    const lines: string[] = [];
    const app = testApp(gone.orm, { logger: createLogger('debug', (text) => lines.push(text)) });
    expect((await app.request('/readyz')).status).toBe(503);
    expect((await app.request('/healthz')).status).toBe(200);
    const guestId = 'a-guest-id-nobody-should-see';
    const failed = await app.request('/cart-items', post({ guestId, items: [line()] }));
    expect(failed.status).toBe(500);
    expect(await failed.json()).toMatchObject({ message: 'Internal server error' });
    await app.request(`/cart-items/${guestId}?token=secret`);
    expect(lines.join('\n')).toContain(failed.headers.get('X-Request-Id'));
    expect(lines.join('\n')).toContain('/cart-items/a-guest-…');
    expect(lines.join('\n')).not.toMatch(/nobody-should-see|Blue mug|secret/);
  });
});

it.each([
  ['/', 'public, no-cache'],
  ['/_astro/app.js', 'public, max-age=31536000, immutable'],
  ['/api/shops', 'private, no-cache'],
  ['/cart-items/x', 'no-store'],
  ['/healthz', 'no-store'],
  ['/api/unknown', 'no-store'],
])('says how long %s may be kept: %s', async (path, caching) => {
  const { headers } = await testApp(database.orm, { siteDirectory: site }).request(path);
  expect(headers.get('Cache-Control')).toBe(caching);
});

describe('security headers', () => {
  it.each(['/', '/unknown', '/api/unknown', '/cart-items/x', '/healthz'])('%s', async (path) => {
    const { headers } = await testApp(database.orm, { siteDirectory: site }).request(path);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/);
    expect(headers.get('Content-Security-Policy')).toBe(
      path === '/' || path === '/unknown'
        ? "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'"
        : "default-src 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});

it.each([
  ['/login', 'no-referrer'],
  ['/de/login', 'no-referrer'],
  ['/register/confirm', 'no-referrer'],
  ['/stop-notices', 'no-referrer'],
  ['/de/reset-password/confirm', 'no-referrer'],
  ['/cart', 'strict-origin-when-cross-origin'],
])('sends %s with Referrer-Policy %s', async (path, policy) => {
  const { headers } = await testApp(database.orm, { siteDirectory: site }).request(path);
  expect(headers.get('Referrer-Policy')).toBe(policy);
});

it('asks for HTTPS for a year when a known proxy says that it is spoken', async () => {
  const hsts = async (proto: string, trustedProxies: number) => {
    const app = testApp(database.orm, { trustedProxies });
    const { headers } = await app.request('/healthz', { headers: { 'X-Forwarded-Proto': proto } });
    return headers.get('Strict-Transport-Security');
  };
  expect(await hsts('https', 1)).toBe('max-age=31536000');
  expect(await hsts('http', 1)).toBeNull();
  expect(await hsts('https', 0)).toBeNull();
});

describe('the calls of /api', () => {
  it.each(['/api/cart', '/cart-items'])(
    'take a caller who hangs up in the middle of %s for just that',
    async (path) => {
      const lines: string[] = [];
      const app = testApp(database.orm, { logger: createLogger('warn', (text) => lines.push(text)) });
      const body = new ReadableStream({
        start(controller) {
          controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })); // As Node says it.
        },
      });
      const method = path === '/api/cart' ? 'PUT' : 'POST';
      const init = { method, body, duplex: 'half', headers: { 'Content-Type': 'application/json' } } as const;
      expect((await app.request(path, init)).status).toBe(400);
      expect(lines).toEqual([]);
    },
  );

  it('answer HEAD, unknown records, and methods that there are not', async () => {
    const app = testApp(database.orm);
    expect((await app.request('/api/products', { method: 'HEAD' })).status).toBe(200);
    const unknown = await app.request('/api/products/slug?slug=unknown');
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ message: 'Product not found', status: 404 });
    const refused = await app.request('/api/products', post({}));
    expect(refused.status).toBe(405);
    expect(refused.headers.get('Allow')).toBe('GET, HEAD, OPTIONS');
    expect((await app.request('/api/products/', { method: 'OPTIONS' })).status).toBe(204);
  });

  it('refuse bodies that are not JSON', async () => {
    const app = testApp(database.orm);
    const put = (body: string, type = 'application/json') =>
      app.request('/api/cart', { method: 'PUT', body, headers: { 'Content-Type': type } });
    expect(await (await put('[]')).json()).toEqual([]);
    expect((await put('[')).status).toBe(400);
    expect((await put('')).status).toBe(400);
    expect((await put('[]', 'text/plain')).status).toBe(415);
    expect((await put(JSON.stringify('x'.repeat(66_000)))).status).toBe(413);
    expect(await (await app.request('/api/cart', { method: 'DELETE' })).json()).toEqual([]);
  });
});

it('prices every sample product as the shop shows it', async () => {
  const app = testApp(database.orm, { catalogue: createCatalogue(products) });
  const most = 100;
  for (let start = 0; start < products.length; start += most) {
    const some = products.slice(start, start + most);
    const items = some.map(({ id, slug }) => line({ id, slug, price: 0 }));
    const response = await app.request('/cart-items', post({ guestId: 'all', items }));
    const { items: answered } = (await response.json()) as { items: { id: string; price: number }[] };
    const expected = some.map(({ id, price, discount }) => {
      const cents = Math.floor((Math.round(price * 100) * (100 - discount) + 50) / 100);
      return { id, price: cents / 100 };
    });
    expect(answered.map(({ id, price }) => ({ id, price }))).toEqual(expected);
  }
});
