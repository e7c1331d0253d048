import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../test-utils/app.ts';
import { openInMemory, type TestDatabase } from '../../test-utils/databases.ts';

const html = `<!doctype html><title>Mug</title>${'<p>A mug.</p>'.repeat(200)}`;
const policy = "default-src 'self'; script-src 'self'";
const caching = 'public, max-age=60, s-maxage=600';

const asked: { url: string; headers: IncomingHttpHeaders }[] = [];
let pages: Server;
let database: TestDatabase;
let app: ReturnType<typeof testApp>;
const site = mkdtempSync(join(tmpdir(), 'marketrow-pages-'));

beforeAll(async () => {
  pages = createServer(({ url = '', headers }, response) => {
    asked.push({ url, headers });
    if (url.startsWith('/products/mug') || url.startsWith('/_image')) {
      const own = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': caching, 'Set-Cookie': 'a=1' };
      response.writeHead(200, { ...own, 'Content-Security-Policy': policy }).end(html);
    } else if (url === '/small') response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    else if (url === '/broken') response.writeHead(500).end('at Object.render (chunk.mjs:1:1)');
    else if (url === '/moved') response.writeHead(302, { Location: 'http://elsewhere.example/' }).end();
    else response.writeHead(404).end('Not found');
  });
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  mkdirSync(join(site, 'de'));
  for (const [name, text] of [
    ['404.html', 'lost'],
    ['de/404.html', 'verloren'],
    ['cart.html', 'cart'],
  ] as const) {
    writeFileSync(join(site, name), text);
  }
  database = await openInMemory();
  app = testApp(database.orm, { siteDirectory: site, pagesUrl: urlOf(pages) });
});
afterAll(async () => {
  pages.close();
  rmSync(site, { recursive: true });
  await database.close();
});

function urlOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('makes a page that has no file, with its caching and its policy beside that of all pages', async () => {
  const answer = await app.request('/products/mug');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(html);
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('Cache-Control')).toBe(caching);
  expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(answer.headers.get('Content-Security-Policy')).toMatch(
    /^.*frame-ancestors 'none'.*, default-src 'self'; script/,
  );
  expect(answer.headers.get('Set-Cookie')).toBeNull();
});

it('tells the other server nothing of who asks, so that the page may be kept for all', async () => {
  asked.length = 0;
  await app.request('/products/mug?utm=1', { headers: { Cookie: 'session=x', Authorization: 'Bearer y' } });
  expect(asked).toHaveLength(1);
  expect(asked[0]?.url).toBe('/products/mug?utm=1');
  expect(asked[0]?.headers).not.toHaveProperty('cookie');
  expect(asked[0]?.headers).not.toHaveProperty('authorization');
});

it('answers 304 to the ETag it gave, whatever the coding, and 200 to another', async () => {
  const plain = await app.request('/products/mug');
  const etag = plain.headers.get('ETag') ?? '';
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  const init = { headers: { 'If-None-Match': etag, 'Accept-Encoding': 'br' } };
  const same = await app.request('/products/mug', init);
  expect([same.status, await same.text(), same.headers.get('Cache-Control')]).toEqual([304, '', caching]);
  expect((await app.request('/products/mug', { headers: { 'If-None-Match': '"x"' } })).status).toBe(200);
});

it('answers HEAD with the headers of GET', async () => {
  const head = await app.request('/products/mug', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(head.headers.get('Content-Length')).toBe(String(html.length));
  expect(head.headers.get('ETag')).toBe((await app.request('/products/mug')).headers.get('ETag'));
});

it('compresses what becomes smaller', async () => {
  const get = async (accept: string, path = '/products/mug') => {
    const answer = await app.request(path, { headers: { 'Accept-Encoding': accept } });
    return { coding: answer.headers.get('Content-Encoding'), body: Buffer.from(await answer.arrayBuffer()) };
  };
  const [br, gz, small] = [await get('gzip, br'), await get('gzip'), await get('br', '/small')];
  expect([br.coding, brotliDecompressSync(br.body).toString()]).toEqual(['br', html]);
  expect([gz.coding, gunzipSync(gz.body).toString()]).toEqual(['gzip', html]);
  expect([small.coding, small.body.toString()]).toEqual([null, '{}']);
});

it('leaves what the other server does not know, or sends elsewhere, to the page of the language that says so', async () => {
  for (const [path, text] of [
    ['/products/none', 'lost'],
    ['/de/products/none', 'verloren'],
    ['/moved', 'lost'],
  ] as const) {
    const answer = await app.request(path);
    expect([answer.status, await answer.text(), answer.headers.get('Cache-Control')]).toEqual([404, text, 'no-cache']);
  }
});

it.each(['/products/..%2f..%2fetc', '/products/%00', '/products/%E0%A4%A', '/.env', '/_image?href=x', '/404'])(
  'does not ask for %s',
  async (path) => {
    asked.length = 0;
    expect((await app.request(path)).status).toBe(404);
    expect(asked).toEqual([]);
  },
);

it('asks for no file and for no call', async () => {
  asked.length = 0;
  expect(await (await app.request('/cart')).text()).toBe('cart');
  expect((await app.request('/api/none')).status).toBe(404);
  expect((await app.request('/products/mug', { method: 'POST' })).status).not.toBe(200);
  expect(asked).toEqual([]);
});

it('says 503 in our words while the other server fails or cannot be reached', async () => {
  const gone = createServer();
  await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
  const unreachable = testApp(database.orm, { siteDirectory: site, pagesUrl: urlOf(gone) });
  await new Promise((resolve) => gone.close(resolve));
  for (const answer of [await app.request('/broken'), await unreachable.request('/products/mug')]) {
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('5');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ message: 'The page cannot be made at the moment, try again' });
  }
});
