import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf, writeAnswer } from '../../site/src/search/answer';
import { openCatalog, type SearchFile } from '../../site/src/search/catalog';
import { parseQuery } from '../../site/src/search/searchQuery';
import { startShop, type Shop } from './shop';

const dist = join(import.meta.dirname, '..', '..', 'site', 'dist');
const built = (path: string) => readFileSync(join(dist, path), 'utf8');

let shop: Shop;
let isStopped = false;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => {
  if (!isStopped) await shop.stop();
});

const get = (path: string, init?: RequestInit) => fetch(shop.url + path, init);

/** Sends an address as it is written: `fetch` would tidy it up. */
function statusOf(path: string, method = 'GET'): Promise<number> {
  const { hostname, port } = new URL(shop.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });
}

const policyMeta = /<meta http-equiv="content-security-policy" content="([^"]*)">/;
/**
 * The HTML that both have in common: the policy is an element of a file, and a header of an answer; scripts have a hash of their
 * content in the name, and that of the search asks the server.
 */
const inCommon = (html: string) =>
  html.replace(policyMeta, '').replace(/(\/_astro\/[^".]+(?:\.[^".]+)*)\.[\w-]{8}\.js"/g, '$1.js"');

/** Addresses in the sitemap of the static build, without the origin. */
const staticUrls = (xml: string) =>
  [...xml.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
const listed = staticUrls(built('sitemap.xml'));

/** A page of every template, and more of those that there are many of. */
const templates: [name: string, pattern: RegExp, most: number][] = [
  ['product', /^(?:\/de)?\/products\/[^/]+$/, 60],
  ['category', /^(?:\/de)?\/categories\/[^/]+(?:\/\d+)?$/, 40],
  ['shop', /^(?:\/de)?\/shops\/[^/]+(?:\/\d+)?$/, 40],
  ['brand', /^(?:\/de)?\/brands\/[^/]+(?:\/\d+)?$/, 40],
  ['deals', /^(?:\/de)?\/sales-1(?:\/\d+)?$/, 20],
];

/** So many members of a list, from all of it. */
function spread<Member>(list: readonly Member[], most: number): Member[] {
  const every = Math.max(1, list.length / most);
  return Array.from({ length: Math.min(most, list.length) }, (_, index) => list[Math.floor(index * every)] as Member);
}

const fileOf = (path: string) => `${decodeURIComponent(path).slice(1)}.html`;

describe('a page on demand', () => {
  it.each(templates)('is the page of the static build: %s', async (_, pattern, most) => {
    const paths = spread(
      listed.filter((path) => pattern.test(path)),
      most,
    );
    expect(paths.length).toBeGreaterThan(3);
    for (const path of paths) {
      expect(existsSync(join(dist, '..', 'on-demand', 'dist', 'client', fileOf(path))), `${path} is no file`).toBe(
        false,
      );
      const answer = await get(path);
      expect([path, answer.status]).toEqual([path, 200]);
      const file = built(fileOf(path));
      expect(inCommon(await answer.text())).toBe(inCommon(file));
      expect(answer.headers.get('content-security-policy')).toContain(
        policyMeta.exec(file)?.[1]?.replaceAll('&#39;', "'").replaceAll('&#38;', '&'),
      );
    }
  });

  it.each(['/categories/groceries', '/de/categories/groceries'])(
    'has links that all lead to a page: %s',
    async (path) => {
      const html = await (await get(path)).text();
      const links = [...html.matchAll(/href="(\/[^"#]*)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'));
      for (const link of spread([...new Set(links)], 60)) expect([link, (await get(link)).status]).toEqual([link, 200]);
    },
  );

  it('has its data beside it, as a file of the static build is', async () => {
    for (const path of spread(
      listed.filter((one) => /\/products\//.test(one)),
      20,
    )) {
      const file = `/data${path}.json`;
      const answer = await get(file);
      expect(await answer.text()).toBe(built(decodeURIComponent(file).slice(1)));
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    }
    for (const file of ['/data/frame.json', '/data/de/frame.json', '/data/de/account.json']) {
      expect(await (await get(file)).text()).toBe(built(file.slice(1)));
    }
  });

  it('is found by either form of its address', async () => {
    const [encoded, plain] = await Promise.all([get('/categories/health%26beauty'), get('/categories/health&beauty')]);
    expect([encoded.status, plain.status]).toEqual([200, 200]);
    expect(await encoded.text()).toBe(await plain.text());
  });

  it('may be kept by a CDN, has an ETag, and is compressed', async () => {
    const path = listed.find((one) => one.startsWith('/de/products/')) ?? '';
    const answer = await get(path, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers.get('cache-control')).toBe(
      'public, max-age=60, s-maxage=600, stale-while-revalidate=86400, stale-if-error=86400',
    );
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const etag = answer.headers.get('etag') ?? '';
    expect((await get(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('answers HEAD with the headers of GET', async () => {
    const path = listed.find((one) => one.startsWith('/products/')) ?? '';
    const [head, whole] = await Promise.all([get(path, { method: 'HEAD' }), get(path)]);
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (const name of ['etag', 'cache-control', 'content-type', 'content-security-policy', 'content-length']) {
      expect([name, head.headers.get(name)]).toEqual([name, whole.headers.get(name)]);
    }
  });
});

describe('the search', () => {
  it.each([
    '',
    '?q=tea&sale=1&page=2',
    '?q=TEE%20&category=groceries',
    '?q=%3Cscript%3E',
    '?brand=__proto__&page=1e99',
  ])('is answered by the server as the browser answers it from the file of the static build: %s', async (query) => {
    for (const file of ['/data/search.json', '/data/de/search.json']) {
      const catalog = openCatalog(JSON.parse(built(file.slice(1))) as SearchFile);
      const answer = await get(file + query);
      expect(answer.headers.get('content-type')).toBe('application/json');
      expect(await answer.text()).toBe(writeAnswer(answerOf(catalog, parseQuery(query))));
    }
  });
});

describe('an address that names nothing', () => {
  it.each([
    '/products/no-such-product',
    '/categories/no-such-category',
    '/categories/groceries/1',
    '/categories/groceries/02',
    '/categories/groceries/9999',
    '/shops/no-such-shop',
    '/brands/no-such-brand',
    '/sales-1/0',
    '/grocery-4/categories/none',
    '/en/products/no-such-product',
    '/fr/categories/groceries',
    '/sitemap-99.xml',
    '/sitemap-0.xml',
    '/_image',
    '/_server-islands/x',
  ])('%s has the page that says so, in English', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toContain('<html class="mr-root" lang="en"');
  });

  it.each(['/de/products/no-such-product', '/de/categories/groceries/1', '/de/shops/none', '/de/de/shops'])(
    '%s has it in German',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('<html class="mr-root" lang="de"');
    },
  );

  it.each([
    '/products/..%2f..%2f..%2fetc%2fpasswd',
    '/products/%2e%2e/%2e%2e/package.json',
    '/products/%00',
    '/products/%E0%A4%A',
    '/products/%25252525252525252525252541',
    '/products/<script>alert(1)</script>',
    '/products/__proto__',
    '/categories/constructor',
    `/products/${'a'.repeat(7000)}`,
    '/data/products/..%2f..%2fserver%2fentry.mjs.json',
    '/../server/entry.mjs',
    '/server/entry.mjs',
  ])('%s is no way in', async (path) => {
    expect([400, 404]).toContain(await statusOf(path));
  });

  it('says nothing of what was asked for', async () => {
    const answer = await get('/products/%3Cscript%3Ealert(1)%3C%2Fscript%3E');
    expect(await answer.text()).not.toContain('alert(1)');
  });
});

it('lists in its sitemap what that of the static build lists', async () => {
  const index = await get('/sitemap.xml');
  expect(index.headers.get('content-type')).toMatch(/^application\/xml/);
  const parts = staticUrls(await index.text());
  expect(parts).toEqual(['/sitemap-pages.xml', '/sitemap-1.xml']);
  const files = await Promise.all(parts.map(async (part) => (await get(part)).text()));
  expect(files.flatMap(staticUrls).sort()).toEqual([...listed].sort());
  const entries = (xml: string) => new Set(xml.match(/<url>.*?<\/url>/g));
  expect(entries(files.join(''))).toEqual(entries(built('sitemap.xml')));
});

it('serves the built pages and the calls on the same origin', async () => {
  expect(await (await get('/de/cart')).text()).toContain('lang="de"');
  expect(await (await get('/session')).json()).toMatchObject({ authenticated: false });
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  expect((await get('/products/no-such-product', post)).status).toBe(405);
});

it('closes when it is told to', async () => {
  isStopped = true;
  expect(await shop.stop()).toBe(0);
  await expect(get('/')).rejects.toThrow();
});
