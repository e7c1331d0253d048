import { gunzipSync } from 'node:zlib';
import { createHandlers, type HandlerOptions } from '@marketrow/fixtures/handlers';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ada, credentialsOf, seedPeople } from '../../test-utils/accounts.ts';
import { post, testApp } from '../../test-utils/app.ts';
import { openInMemory, type TestDatabase } from '../../test-utils/databases.ts';
import { createVisitor } from '../../test-utils/visitor.ts';
import { demoPatches } from '../database/schema.ts';
import { createLogger } from '../logger.ts';

// Embedded databases start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let database: TestDatabase;
beforeAll(async () => {
  database = await openInMemory();
  await seedPeople(database.orm);
});
afterAll(() => database.close());

const appOf = (changes = {}) => testApp(database.orm, { mockHandlers: createHandlers, ...changes });

it('serialises a large answer once, compresses it, and sends it once to a client that keeps it', async () => {
  let made = 0;
  const list = Array.from({ length: 500 }, (_, id) => ({ id, title: 'A product with a title' }));
  const mockHandlers = () => [
    http.get('*/api/products', () => {
      made += 1;
      return HttpResponse.json(list);
    }),
  ];
  const app = appOf({ mockHandlers });
  const answers = await Promise.all(Array.from({ length: 20 }, async () => app.request('/api/products')));
  expect(made).toBe(1);
  for (const answer of answers) expect(await answer.json()).toEqual(list);

  const gzipped = await app.request('/api/products', { headers: { 'Accept-Encoding': 'br, gzip' } });
  const bytes = Buffer.from(await gzipped.arrayBuffer());
  expect(gzipped.headers.get('Content-Encoding')).toBe('gzip');
  expect(gzipped.headers.get('Vary')).toBe('Accept-Encoding, Cookie');
  expect(bytes.byteLength).toBeLessThan(5_000);
  expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(list);

  const etag = gzipped.headers.get('ETag') ?? '';
  const again = await app.request('/api/products', { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect(made).toBe(1);
});

it('shows a change at once to the client that made it, and to no other', async () => {
  const app = appOf();
  const [one, two] = [createVisitor(app), createVisitor(app)];
  const path = '/api/products/slug?slug=marlow-the-bear-32-cm';
  const priceFor = async (who: typeof one) => ((await (await who.request(path)).json()) as { price: number }).price;
  const before = await priceFor(one);
  for (const price of [1, 2]) {
    const change = { ...post({ price }), method: 'PUT' };
    expect((await one.request('/api/admin/products/marlow-the-bear-32-cm', change)).status).toBe(200);
    expect(await priceFor(one)).toBe(price);
    expect(await priceFor(two)).toBe(before);
  }
});

it('keeps no answer for others that shows a change which arrived while it was made', async () => {
  const slug = 'marlow-the-bear-32-cm';
  const path = `/api/products/slug?slug=${slug}`;
  const session = crypto.randomUUID();
  let writes = 0;
  const app = appOf({
    mockHandlers: (options: HandlerOptions) => [
      http.get('*/api/products/slug', async () => {
        const json = { fields: { title: 'A guest has renamed it' } };
        if (++writes === 1) await database.orm.insert(demoPatches).values({ session, path: `products/${slug}`, json });
      }),
      ...createHandlers(options),
    ],
  });
  const [guest, stranger] = [createVisitor(app), createVisitor(app)];
  guest.cookies.set('mr-demo', session);
  const titleFor = async (who: typeof guest) => ((await (await who.request(path)).json()) as { title: string }).title;
  await titleFor(guest);
  expect(await titleFor(stranger)).not.toBe('A guest has renamed it');
  expect(await titleFor(guest)).toBe('A guest has renamed it');
});

it('goes on answering at random where the specification wants that', async () => {
  const app = appOf();
  const slugs = new Set<string>();
  for (let turn = 0; turn < 20; turn += 1) {
    slugs.add(((await (await app.request('/api/products/slug')).json()) as { slug: string }).slug);
  }
  expect(slugs.size).toBeGreaterThan(1);
});

it('writes the errors of the mock API as all errors, but for the one that has no body', async () => {
  const app = appOf();
  const cases: [path: string, init: RequestInit, status: number, message: RegExp][] = [
    ['/api/products/slug?slug=nothing', {}, 404, /^Product not found$/],
    ['/api/user-list/nobody', {}, 404, /./],
    ['/api/product/reviews?slug=marlow-the-bear-32-cm', post({ rating: 9 }), 400, /./],
    ['/api/unknown', {}, 404, /^There is no such call$/],
    ['/api/products', { ...post({}), method: 'PATCH' }, 405, /./],
  ];
  for (const [path, init, status, message] of cases) {
    const answer = await app.request(path, init);
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
    const requestId = answer.headers.get('X-Request-Id');
    expect(await answer.json()).toMatchObject({ status, message: expect.stringMatching(message) as string, requestId });
    expect(answer.headers.get('Allow')).toBe(status === 405 ? 'GET, HEAD, OPTIONS' : null);
  }
  const bare = await app.request('/api/gift-shop/category?category=nothing');
  expect([bare.status, await bare.text()]).toEqual([404, '']);
});

it('sends the cookie of a demo session over HTTPS only, where HTTPS is spoken', async () => {
  const write = async (scheme: string) => {
    const init = { ...post({ price: 3 }, { 'X-Forwarded-Proto': scheme }), method: 'PUT' };
    return (await appOf({ trustedProxies: 1 }).request('/api/admin/products/marlow-the-bear-32-cm', init)).headers;
  };
  expect((await write('https')).get('Set-Cookie')).toMatch(/^mr-demo=.*; Secure$/);
  expect((await write('http')).get('Set-Cookie')).not.toContain('Secure');
});

it('logs the fault of a handler as one line, under the id that the answer has', async () => {
  const lines: string[] = [];
  const mockHandlers = ({ onError }: Pick<HandlerOptions, 'onError'>) => [
    http.get('*/api/products', () => {
      onError?.(new TypeError('some.map is not a function'), 'GET /api/products');
      return HttpResponse.json({ message: 'Internal server error' }, { status: 500 });
    }),
  ];
  const answer = await appOf({ mockHandlers, logger: createLogger('warn', (line) => lines.push(line)) }).request(
    '/api/products',
  );
  const { requestId } = (await answer.json()) as { requestId: string };
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 'error', call: 'GET /api/products', error: 'TypeError', requestId },
  ]);
});

it('tells of logins in log and metrics, without a name or a password', async () => {
  const lines: string[] = [];
  const app = appOf({ metrics: true, logger: createLogger('info', (line) => lines.push(line)) });
  for (const password of [ada.password, 'wrong password of Ada']) {
    await createVisitor(app).login({ ...credentialsOf(ada), password });
  }
  const logins = lines.map((line) => JSON.parse(line) as { event?: string }).filter(({ event }) => event === 'login');
  expect(logins).toMatchObject([
    { level: 'info', outcome: 'succeeded', customerId: ada.customerId },
    { level: 'warn', outcome: 'failed' },
  ]);
  expect(lines.join('\n')).not.toMatch(/wrong password of Ada|Ada\.Quill/i);

  const text = await (await app.request('/metrics')).text();
  expect(text).toContain('marketrow_logins_total{outcome="succeeded"} 1');
  expect(text).toContain('marketrow_request_seconds_count{method="POST",route="/login/customer",status="401"} 1');
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect((await appOf().request('/metrics')).status).toBe(404);
});

it('serves its description, and there is no mock API where it is left out', async () => {
  const document = (await (await appOf().request('/openapi.json')).json()) as { paths: Record<string, unknown> };
  expect(Object.keys(document.paths)).toContain('/cart-items/{guestId}');
  const own = Object.keys(document.paths).filter((path) => !path.startsWith('/api/'));
  const headers = { 'Content-Type': 'application/json' };
  const app = appOf({ metrics: true });
  const statuses = own.map(async (path) => {
    const { status } = await app.request(path.replace('{guestId}', 'guest-1'), {
      method: 'PATCH',
      headers,
      body: '{}',
    });
    return [path, status];
  });
  expect(await Promise.all(statuses)).toEqual(own.map((path) => [path, 405]));
  expect((await appOf({ mockHandlers: undefined }).request('/api/products')).status).toBe(404);
});
