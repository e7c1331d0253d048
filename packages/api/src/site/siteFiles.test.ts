import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutNeedlessSlashes } from './resolvePath.ts';
import { siteFiles } from './siteFiles.ts';

const root = mkdtempSync(join(tmpdir(), 'marketrow-site-'));
const site = join(root, 'dist');
const app = new Hono();
app.get('*', siteFiles(site));

const pages = {
  'index.html': 'home',
  'cart.html': 'cart',
  '404.html': 'lost',
  'de.html': 'Start',
  'de/cart.html': 'Warenkorb',
  'de/404.html': 'verloren',
  'pt-BR/404.html': 'perdido',
  'pt-BR/orders/shell.html': 'pedido',
  'docs/index.html': 'docs',
  'products/blue-mug.html': 'mug',
  'categories/health&beauty.html': 'beauty',
  '_astro/app.1a2b.js': 'export {}',
  'images/mug.webp': 'picture',
  'data/products/blue-mug.json': '{}',
  'images/digits.webp': '0123456789',
  'orders/known.html': 'known order',
  'orders/shell.html': 'order shell',
  'de/orders/shell.html': 'Bestellung',
  'admin/orders/shell.html': 'work shell',
  'de/admin/products/shell.html': 'Arbeit',
  'de/vendor/coupons/shell.html': 'Gutschein',
  'register.html': 'shows',
  'register/real.html': 'registers',
  'de/reset-password/real.html': 'setzt',
  'login.html': 'log in',
  'login/demo.html': 'log in, or as a sample',
  'de/login.html': 'anmelden',
  'favicon.ico': 'icon',
  '.secret': 'secret',
};

function write(name: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(site, name)), { recursive: true });
  writeFileSync(join(site, name), content);
}

beforeAll(() => {
  for (const [name, content] of Object.entries(pages)) write(name, content);
  writeFileSync(join(root, 'outside.html'), 'outside');
  write('cart.html.br', brotliCompressSync('cart'));
  write('cart.html.gz', gzipSync('cart'));
  write('index.html.br', brotliCompressSync('home before the last build'));
  utimesSync(join(site, 'index.html.br'), 1, 1);
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

describe('pages and files', () => {
  it.each([
    ['/', 'home', 'text/html; charset=utf-8', 'public, no-cache'],
    ['/cart', 'cart', 'text/html; charset=utf-8', 'public, no-cache'],
    ['/cart?returnTo=/x', 'cart', 'text/html; charset=utf-8', 'public, no-cache'],
    ['/cart.html', 'cart', 'text/html; charset=utf-8', 'public, no-cache'],
    ['/de', 'Start', 'text/html; charset=utf-8', 'public, no-cache'],
    ['/de/cart', 'Warenkorb', 'text/html; charset=utf-8', 'public, no-cache'],
    ['/docs', 'docs', 'text/html; charset=utf-8', 'public, no-cache'],
    ['/products/blue-mug', 'mug', 'text/html; charset=utf-8', 'public, no-cache'],
    ['/categories/health&beauty', 'beauty', 'text/html; charset=utf-8', 'public, no-cache'],
    ['/categories/health%26beauty', 'beauty', 'text/html; charset=utf-8', 'public, no-cache'],
    ['/_astro/app.1a2b.js', 'export {}', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/images/mug.webp', 'picture', 'image/webp', 'public, max-age=86400'],
    ['/data/products/blue-mug.json', '{}', 'application/json', 'public, no-cache'],
  ])('%s', async (path, content, type, caching) => {
    const response = await app.request(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(content);
    expect(response.headers.get('Content-Type')).toBe(type);
    expect(response.headers.get('Cache-Control')).toBe(caching);
    expect(response.headers.get('Content-Length')).toBe(String(content.length));
    expect(response.headers.get('ETag')).toMatch(/^"[\w-]{22}"$/);
  });

  it('answers HEAD with the headers only', async () => {
    const response = await app.request('/cart', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Length')).toBe('4');
    expect(await response.text()).toBe('');
  });

  it('answers 304 to the ETag it gave, and 200 to another', async () => {
    const etag = (await app.request('/cart')).headers.get('ETag') ?? '';
    const same = await app.request('/cart', { headers: { 'If-None-Match': `"x", W/${etag}` } });
    expect(same.status).toBe(304);
    expect(same.headers.get('ETag')).toBe(etag);
    expect(await same.text()).toBe('');
    expect((await app.request('/cart', { headers: { 'If-None-Match': '"x"' } })).status).toBe(200);
  });

  it('sends a changed file at once, with another ETag', async () => {
    write('changing.html', 'before');
    const before = (await app.request('/changing')).headers.get('ETag');
    write('changing.html', 'afterwards');
    const after = await app.request('/changing');
    expect(await after.text()).toBe('afterwards');
    expect(after.headers.get('ETag')).not.toBe(before);
  });
});

describe('compressed files', () => {
  const get = async (path: string, accept: string) => {
    const response = await app.request(path, { headers: { 'Accept-Encoding': accept } });
    return { headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
  };

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['BR', 'br'],
  ])('Accept-Encoding: %s gives %s', async (accept, encoding) => {
    const { headers, body } = await get('/cart', accept);
    expect(headers.get('Content-Encoding')).toBe(encoding);
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(headers.get('Vary')).toBe('Accept-Encoding');
    expect((encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)).toString()).toBe('cart');
  });

  it.each(['', 'identity', 'deflate', 'br;q=0', 'gzip;q=0, br;q=0, *;q=0'])(
    'Accept-Encoding: %j gives the plain file',
    async (accept) => {
      const { headers, body } = await get('/cart', accept);
      expect(headers.get('Content-Encoding')).toBeNull();
      expect(headers.get('Vary')).toBe('Accept-Encoding');
      expect(body.toString()).toBe('cart');
    },
  );

  it('has an ETag of its own for each coding', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(async (accept) => (await get('/cart', accept)).headers.get('ETag')),
    );
    expect(new Set(tags).size).toBe(3);
  });

  it('passes over a sibling that is older than its file', async () => {
    const { headers, body } = await get('/', 'br');
    expect(headers.get('Content-Encoding')).toBeNull();
    expect(body.toString()).toBe('home');
  });
});

describe('parts of a picture', () => {
  const picture = '0123456789';
  const get = async (range: string, headers: Record<string, string> = {}) =>
    app.request('/images/digits.webp', { headers: { Range: range, ...headers } });

  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=9-9', '9', 'bytes 9-9/10'],
    ['bytes=8-100', '89', 'bytes 8-9/10'],
    ['bytes=-100', picture, 'bytes 0-9/10'],
    ['BYTES= 1-2 ', '12', 'bytes 1-2/10'],
  ])('%s: %s', async (range, content, contentRange) => {
    const response = await get(range);
    expect(response.status).toBe(206);
    expect(await response.text()).toBe(content);
    expect(response.headers.get('Content-Range')).toBe(contentRange);
    expect(response.headers.get('Content-Length')).toBe(String(content.length));
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400');
  });

  it.each(['bytes=10-', 'bytes=10-12', 'bytes=-0', 'bytes=99999999999999999999-'])('%s: 416', async (range) => {
    const response = await get(range);
    expect(response.status).toBe(416);
    expect(response.headers.get('Content-Range')).toBe('bytes */10');
  });

  it.each(['bytes=3-1', 'bytes=0-1,4-5', 'bytes=-', 'bytes=', 'bytes=a-b', 'lines=0-1', 'bytes=-1-2', ''])(
    '%j is ignored',
    async (range) => {
      const response = await get(range);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(picture);
      expect(response.headers.get('Accept-Ranges')).toBe('bytes');
    },
  );

  it('come only of the version that the browser has', async () => {
    const etag = (await get('')).headers.get('ETag') ?? '';
    expect((await get('bytes=0-1', { 'If-Range': etag })).status).toBe(206);
    for (const other of ['"other"', `W/${etag}`, 'Wed, 21 Oct 2015 07:28:00 GMT']) {
      expect((await get('bytes=0-1', { 'If-Range': other })).status).toBe(200);
    }
    expect((await get('bytes=0-1', { 'If-None-Match': etag })).status).toBe(304);
  });

  it('are for pictures, not for text', async () => {
    const response = await app.request('/cart', { headers: { Range: 'bytes=0-1' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('Accept-Ranges')).toBeNull();
  });
});

describe('records of which only their owner knows', () => {
  const hint = { Cookie: 'a=b; mr-session=1' };

  it.each([
    ['/orders/made-later', 'order shell'],
    ['/de/orders/made-later', 'Bestellung'],
    ['/pt-BR/orders/made-later', 'pedido'],
  ])('%s is the built shell for who may be signed in, and missing for others', async (path, content) => {
    const signedIn = await app.request(path, { headers: hint });
    expect(signedIn.status).toBe(200);
    expect(await signedIn.text()).toBe(content);
    expect(signedIn.headers.get('X-Robots-Tag')).toBe('noindex');
    const stranger = await app.request(path);
    expect(stranger.status).toBe(404);
    for (const { headers } of [signedIn, stranger]) {
      expect(headers.get('Cache-Control')).toBe('private, no-cache');
      expect(headers.get('Vary')).toContain('Cookie');
    }
  });

  it('shows records that the sample customer of a demo has got meanwhile to everybody', async () => {
    const isSampleRecord = (section: string, key: string) =>
      Promise.resolve(section === 'orders' && key === 'made-later');
    const demo = new Hono().get('*', siteFiles(site, { isSampleRecord }));
    expect((await demo.request('/orders/made-later')).status).toBe(200);
    expect((await demo.request('/orders/unknown')).status).toBe(404);
  });

  it('shows orders to who has placed some without signing in, and nothing else', async () => {
    const placed = { Cookie: 'mr-orders=1' };
    expect((await app.request('/orders/made-later', { headers: placed })).status).toBe(200);
    expect((await app.request('/address/unknown', { headers: placed })).status).toBe(404);
  });

  it.each([
    ['/orders', 'order shell'],
    ['/orders/known', 'order shell'],
    ['/orders/2', 'order shell'],
    ['/de/orders', 'Bestellung'],
    ['/%6Frders/known', 'order shell'],
    ['/orders/known.html', 'order shell'],
    ['/orders.html', 'order shell'],
    ['/cart', 'cart'],
    ['/admin/orders/made-later', 'work shell'],
  ])('%s shows no sample customer outside the demo', async (path, content) => {
    const shop = new Hono().get('*', siteFiles(site, { sampleCustomer: false }));
    const response = await shop.request(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(content);
  });

  it.each(['/orders/known', '/cart'])('%s, which is built, is the same for everybody', async (path) => {
    const response = await app.request(path, { headers: hint });
    expect(response.headers.get('X-Robots-Tag')).toBeNull();
    expect(response.headers.get('Cache-Control')).toBe('public, no-cache');
  });

  it.each([
    ['/admin/orders/made-later', 'work shell'],
    ['/de/admin/products/made-later', 'Arbeit'],
    ['/de/vendor/coupons/MADE-LATER', 'Gutschein'],
  ])('%s is the shell of the work area for everybody', async (path, content) => {
    const response = await app.request(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(content);
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
  });

  it.each(['/admin/customers/unknown', '/address/unknown', '/orders/a/b', '/products/unknown', '/orders/%ZZ'])(
    '%s has no shell',
    async (path) => {
      expect((await app.request(path, { headers: hint })).status).toBe(404);
    },
  );
});

describe('login', () => {
  const demo = new Hono().get('*', siteFiles(site, { sampleAccounts: true }));

  it.each([
    ['/login', 'log in, or as a sample'],
    ['/login.html?returnTo=/cart', 'log in, or as a sample'],
    ['/%6Cogin', 'log in, or as a sample'],
    // Built with `DEMO=0`.
    ['/de/login', 'anmelden'],
  ])('%s lists the sample accounts of a demo, where the build has them', async (path, content) => {
    const response = await demo.request(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(content);
  });

  it.each(['/login', '/login.html', '/%6Cogin'])('%s lists no sample accounts outside a demo', async (path) => {
    const response = await app.request(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('log in');
  });

  it.each(['/login/demo', '/login/demo.html', '/login/%64emo'])('%s is no address of its own', async (path) => {
    expect((await app.request(path)).status).toBe(404);
    expect((await demo.request(path)).status).toBe(404);
  });
});

describe('addresses that are not pages', () => {
  it.each([
    ['/cart/', '/cart'],
    ['/de/', '/de'],
    ['/cart/?a=1&b=%2F', '/cart?a=1&b=%2F'],
    ['/unknown//', '/unknown'],
    ['//evil.example/', '/evil.example'],
    ['//evil.example', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['//', '/'],
  ])('%s moves to %s', async (path, target) => {
    const response = await app.request(`http://shop.test${path}`);
    expect(response.status).toBe(308);
    expect(response.headers.get('Location')).toBe(target);
  });

  it.each([
    ['/unknown', 'lost'],
    ['/products/unknown', 'lost'],
    ['/de/unknown', 'verloren'],
    ['/pt-BR/unknown', 'perdido'],
    ['/fr/unknown', 'lost'],
    ['/december', 'lost'],
    ['/%2e%2e%2foutside', 'lost'],
    ['/..%2foutside.html', 'lost'],
    ['/%2e%2e/outside', 'lost'],
    ['/..%5coutside', 'lost'],
    ['/.secret', 'lost'],
    ['/cart%00', 'lost'],
    ['/%ZZ', 'lost'],
    ['/%ff', 'lost'],
    [`/${'x'.repeat(5_000)}`, 'lost'],
    ['/images', 'lost'],
    ['/404', 'lost'],
    ['/404.html', 'lost'],
    ['/de/404', 'verloren'],
    ['/pt-BR/404', 'perdido'],
  ])('%s is not found', async (path, content) => {
    const response = await app.request(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(content);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
  });
});

it('looks for needless slashes in time that grows with the address, not with its square', () => {
  const slashes = '/'.repeat(300_000);
  expect(withoutNeedlessSlashes(`/a${slashes}x`)).toBeUndefined();
  expect(withoutNeedlessSlashes(`/a${slashes}`)).toBe('/a');
  expect(withoutNeedlessSlashes(slashes)).toBe('/');
});

describe('forms of real accounts', () => {
  const real = new Hono();
  real.get('*', siteFiles(site, { realAccounts: true }));

  it.each([
    [false, '/register', 'shows'],
    [true, '/register', 'registers'],
    [true, '/de/reset-password', 'setzt'],
    [true, '/cart', 'cart'],
  ])('where they are %j, %s is answered with "%s"', async (isReal, path, content) => {
    expect(await (await (isReal ? real : app).request(path)).text()).toBe(content);
  });
});
