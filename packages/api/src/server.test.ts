import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { users } from '@marketrow/fixtures';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { line, post, silentLogger } from '../test-utils/app.ts';
import { exchange } from '../test-utils/faults/exchange.ts';
import { sendMalformed } from '../test-utils/faults/malformed.ts';
import { createServer, type RunningServer } from './server.ts';

// Embedded databases start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const directory = mkdtempSync(join(tmpdir(), 'marketrow-api-'));
const options = { port: 0, dataDirectory: directory, siteDirectory: '/nowhere', logger: silentLogger };
let server: RunningServer;

beforeAll(async () => {
  server = await createServer(options);
});
afterAll(async () => {
  await Promise.all([server.close(), server.close()]); // Twice is once.
  rmSync(directory, { recursive: true });
});

const send = (...parts: (string | Uint8Array)[]) => exchange(server.port, ...parts);

const head = 'POST /cart-items HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\nContent-Type: application/json\r\n';
const cart = JSON.stringify({ guestId: 'socket', items: [line()] });

it('says what to install where the sample data is asked for and its package is not there', async () => {
  vi.doMock(import('./records/sample.ts'), () => {
    throw Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' });
  });
  const own = mkdtempSync(join(tmpdir(), 'marketrow-api-'));
  await expect(createServer({ ...options, dataDirectory: own })).rejects.toThrow(/npm install @marketrow\/fixtures/);
  const without = await createServer({ ...options, dataDirectory: own, sampleData: false });
  expect(await (await fetch(`http://127.0.0.1:${without.port}/api/products`)).json()).toEqual([]);
  await without.close();
  vi.doUnmock('./records/sample.ts');
  rmSync(own, { recursive: true });
});

describe('over real sockets', () => {
  it('serves the sample data and the carts on one address', async () => {
    expect(server.url).toBe(`http://localhost:${server.port}`);
    expect((await fetch(`http://127.0.0.1:${server.port}/api/layout`)).status).toBe(200);
    expect(await send(`${head}Content-Length: ${cart.length}\r\n\r\n${cart}`)).toMatch(/^HTTP\/1\.1 200 [^]*"rev":/);
  });

  it('keeps the statuses of calls', async () => {
    expect((await fetch(`http://127.0.0.1:${server.port}/api/products/slug?slug=unknown`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${server.port}/api/gift-shop/category?category=unknown`)).status).toBe(404);
  });

  it('sends errors of the mock API whole', async () => {
    // The mock says how long its own words are, and those of the answer are longer.
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/products/slug?slug=unknown`);
    const requestId = answer.headers.get('X-Request-Id');
    expect(await answer.json()).toMatchObject({ status: 404, message: 'Product not found', requestId });
  });

  it('takes a body in chunks', async () => {
    const chunk = `${cart.length.toString(16)}\r\n${cart}\r\n0\r\n\r\n`;
    expect(await send(`${head}Transfer-Encoding: chunked\r\n\r\n${chunk}`)).toMatch(/^HTTP\/1\.1 200 [^]*"rev":/);
  });

  it.each(['/cart-items/x', '/api/layout', '/api/unknown', '/healthz', '/', '/orders'])(
    'sends %s with each security header once',
    async (path) => {
      const { headers } = await fetch(`http://127.0.0.1:${server.port}${path}`);
      // Of a header that is sent twice, `fetch` gives both values in one text.
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-security-policy': ['/', '/orders'].includes(path)
          ? "frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'"
          : "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
        'x-request-id': expect.stringMatching(/^[\w-]{36}$/) as unknown,
      });
      expect(headers.has('X-Frame-Options')).toBe(false);
    },
  );

  it('keeps the request id of a proxy, and no other text', async () => {
    const idFor = async (given: string) => {
      const response = await fetch(`http://127.0.0.1:${server.port}/session`, { headers: { 'X-Request-Id': given } });
      return response.headers.get('X-Request-Id');
    };
    expect(await idFor('proxy-1=a')).toBe('proxy-1=a');
    expect(await idFor('with spaces')).toMatch(/^[\w-]{36}$/);
    expect(await idFor('x'.repeat(256))).toMatch(/^[\w-]{36}$/);
  });

  it.each([
    ['announced', `${head}Content-Length: 70000\r\n\r\n`, 'x'.repeat(70_000)],
    ['announced and not sent', `${head}Content-Length: 99999999\r\n\r\n`, ''],
    ['in chunks', `${head}Transfer-Encoding: chunked\r\n\r\n`, `11170\r\n${'x'.repeat(0x11170)}\r\n0\r\n\r\n`],
    ['in endless chunks', `${head}Transfer-Encoding: chunked\r\n\r\n`, `1000\r\n${'x'.repeat(0x1000)}\r\n`.repeat(17)],
  ])('refuses a body that is too large: %s', async (_name, start, body) => {
    const answer = await send(start, body);
    expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*"message":"The body is larger than 64 KiB"/);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  });

  it.each([
    'GARBAGE\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a b\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n',
    'GET \\ HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`,
    `${head}Content-Length: -1\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: the-spanish-inquisition\r\n\r\n`,
    `TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    `${head}Transfer-Encoding: chunked\r\n\r\nZZ\r\n`,
  ])('answers %j with 4xx and a message', async (bytes) => {
    const answer = await send(bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d [^]*"message":"./);
    // The id that a caller reports is the same in the header and in the body.
    expect(/^x-request-id: ([\w-]{36})\r$/im.exec(answer)?.[1]).toBe(/"requestId":"([^"]*)"/.exec(answer)?.[1]);
    expect(answer).toContain('"requestId":"');
  });

  it('answers 1,000 malformed requests with no 5xx, and goes on', async () => {
    const { url, headers } = await signIn();
    await sendMalformed({ port: server.port, requests: 1_000, cookie: headers.Cookie });
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await (await fetch(`${url}/session`, { headers })).json()).toHaveProperty('authenticated');
  });
});

/** Signs in as the first sample user. */
async function signIn() {
  const [user] = users;
  const url = `http://127.0.0.1:${server.port}`;
  const response = await fetch(`${url}/login/customer`, post({ username: user?.email, password: user?.password }));
  expect(response.status).toBe(200);
  return {
    url,
    headers: {
      Cookie: response.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
    },
  };
}

it('refuses a second server on the data directory within one process too', async () => {
  await expect(createServer(options)).rejects.toMatchObject({ name: 'StartupError', code: 'data-directory-in-use' });
});
