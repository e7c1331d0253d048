import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { line, silentLogger } from '../test-utils/app.ts';
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

/** Sends bytes as they are and gives everything that comes back until the server closes the connection. */
async function exchange(...parts: (string | Uint8Array)[]): Promise<string> {
  const socket = connect(server.port, '127.0.0.1');
  await once(socket, 'connect');
  const answer = text(socket);
  // The server may close before all is sent; what it said until then counts.
  socket.on('error', () => undefined);
  for (const part of parts) socket.write(part);
  socket.end();
  return answer.catch(() => '');
}

const head = 'POST /cart-items HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\nContent-Type: application/json\r\n';
const cart = JSON.stringify({ guestId: 'socket', items: [line()] });

describe('over real sockets', () => {
  it('serves the sample data and the carts on one address', async () => {
    expect(server.url).toBe(`http://localhost:${server.port}`);
    expect((await fetch(`http://127.0.0.1:${server.port}/api/layout`)).status).toBe(200);
    expect(await exchange(`${head}Content-Length: ${cart.length}\r\n\r\n${cart}`)).toMatch(
      /^HTTP\/1\.1 200 [^]*"rev":/,
    );
  });

  it("keeps the mock API's own statuses", async () => {
    // The adaptor replaces the global Response, so MSW's answers are no instances of it in this process.
    expect((await fetch(`http://127.0.0.1:${server.port}/api/products/slug?slug=unknown`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${server.port}/api/gift-shop/category?category=unknown`)).status).toBe(404);
    const options = await fetch(`http://127.0.0.1:${server.port}/api/products`, { method: 'OPTIONS' });
    expect(options.status).toBe(404);
  });

  it('takes a body in chunks', async () => {
    const chunk = `${cart.length.toString(16)}\r\n${cart}\r\n0\r\n\r\n`;
    expect(await exchange(`${head}Transfer-Encoding: chunked\r\n\r\n${chunk}`)).toMatch(/^HTTP\/1\.1 200 [^]*"rev":/);
  });

  it.each([
    ['announced', `${head}Content-Length: 70000\r\n\r\n`, 'x'.repeat(70_000)],
    ['announced and not sent', `${head}Content-Length: 99999999\r\n\r\n`, ''],
    ['in chunks', `${head}Transfer-Encoding: chunked\r\n\r\n`, `11170\r\n${'x'.repeat(0x11170)}\r\n0\r\n\r\n`],
    ['in endless chunks', `${head}Transfer-Encoding: chunked\r\n\r\n`, `1000\r\n${'x'.repeat(0x1000)}\r\n`.repeat(17)],
  ])('refuses a body that is too large: %s', async (_name, start, body) => {
    const answer = await exchange(start, body);
    expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*"message":"The body is larger than 64 KiB"/);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  });

  it.each([
    'GARBAGE\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a b\r\n\r\n',
    'GET \\ HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET http://[ HTTP/1.1\r\nHost: x\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`,
    `${head}Content-Length: -1\r\n\r\n`,
    `${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    `${head}Transfer-Encoding: chunked\r\n\r\nZZ\r\n`,
  ])('answers %j with 4xx and a message', async (bytes) => {
    expect(await exchange(bytes)).toMatch(/^HTTP\/1\.1 4\d\d [^]*"message":"./);
  });

  it('answers 300 damaged requests with 4xx or not at all, and goes on', async () => {
    const good = Buffer.from(`${head}Content-Length: ${cart.length}\r\n\r\n${cart}`);
    const damage = fc.array(fc.tuple(fc.nat(good.length - 1), fc.integer({ min: 0, max: 255 })), {
      minLength: 1,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(damage, async (changes) => {
        const bytes = Uint8Array.from(good);
        for (const [index, byte] of changes) bytes[index] = byte;
        expect(await exchange(bytes)).not.toMatch(/^HTTP\/1\.1 5/);
      }),
      { numRuns: 300 },
    );
    expect((await fetch(`http://127.0.0.1:${server.port}/readyz`)).status).toBe(200);
  });
});

it('refuses a second server on the data directory within one process too', async () => {
  await expect(createServer(options)).rejects.toMatchObject({ name: 'Failure', code: 'data-directory-in-use' });
});
