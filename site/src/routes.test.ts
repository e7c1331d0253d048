import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  absolute,
  alternates,
  href,
  isCurrent,
  linkFromData,
  listParams,
  localeItemParams,
  localeOfParam,
  localeParams,
  locales,
  mailHref,
  pagePath,
  pagesTemplate,
  paths,
  pathTemplate,
  resultsPages,
  snapshotTemplate,
  splitLocale,
} from './routes';

describe('href', () => {
  it.each([
    ['en', '/', '/'],
    ['de', '/', '/de'],
    ['en', '/cart', '/cart'],
    ['de', '/cart', '/de/cart'],
    ['de', '/?from=x', '/de?from=x'],
    ['de', '/products/search?q=a', '/de/products/search?q=a'],
  ] as const)('%s %s is %s', (locale, path, expected) => {
    expect(href(locale, path)).toBe(expected);
  });

  it('never ends in a slash but for the English home', () => {
    for (const path of [paths.home, paths.cart, paths.product('a'), paths.giftCollection('latest')]) {
      expect(href('de', path)).not.toMatch(/\/$/);
    }
  });
});

describe('splitLocale', () => {
  it.each(['/', '/cart', '/products/search?q=a', '/dear', '/design'])('is the inverse of href for %s', (path) => {
    expect(splitLocale(href('de', path))).toEqual({ locale: 'de', path });
    expect(splitLocale(href('en', path))).toEqual({ locale: 'en', path });
  });
});

describe('linkFromData', () => {
  it('gives paths of the site the language of the page', () => {
    expect(linkFromData('de', '/gift-shop')).toBe('/de/gift-shop');
    expect(linkFromData('de', '/de/gift-shop')).toBe('/de/gift-shop');
    expect(linkFromData('en', '/gift-shop')).toBe('/gift-shop');
  });

  it.each([
    'https://a.example/x',
    'mailto:a@b.example',
    'tel:+1555',
    '#top',
    '//a.example',
    '/images/a.webp',
    '/data/a.json',
  ])('leaves %s alone', (url) => {
    expect(linkFromData('de', url)).toBe(url);
  });
});

it('writes mail addresses as links', () => {
  expect(mailHref('a@b.example')).toBe('mailto:a@b.example');
});

it('encodes slugs with an ampersand', () => {
  expect(paths.category('health&beauty')).toBe('/categories/health%26beauty');
});

it('leaves the place of a slug open in a template', () => {
  expect(href('de', pathTemplate(paths.shop))).toBe('/de/shops/{slug}');
  expect(pathTemplate(paths.searchFor)).toBe('/products/search?q={slug}');
  expect(pagesTemplate(paths.sales)).toBe('/sales-1/{page}');
  expect(locales.map(snapshotTemplate)).toEqual(['/data/products/{slug}.json', '/data/de/products/{slug}.json']);
});

it('is the only place of the site that writes addresses', () => {
  // The texts of the information pages and the sample data hold addresses as data; `linkFromData` reads them.
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.(?:ts|tsx|astro)$/.test(file) &&
      !/\.test\.tsx?$|^routes\.ts$|^workRoutes\.ts$|^content\/|^i18n\/[a-z-]+\/infoPage/.test(file),
  );
  const first = Object.values(paths).map((path) => (typeof path === 'string' ? path : path('x')).split('/')[1]);
  const address = new RegExp(
    `['"\`](?:/|/(?:${[...new Set(first), 'admin', 'vendor', 'de', 'data'].filter(Boolean).join('|')})(?:[/?#][^'"\`]*)?)['"\`]`,
  );
  const offenders = files.flatMap((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8')
      .split('\n')
      .filter((line) => !/\b(?:import|from)\b|\.(?:startsWith|split)\(|^\s*(?:\/?\*|\/\/)/.test(line))
      .filter((line) => address.test(line) || /(?:\/|\?\w+=)\{(?:slug|page)\}/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(offenders).toEqual([]);
});

it('names every language and a default for search engines, absolutely', () => {
  expect(alternates('https://shop.example', '/cart')).toEqual([
    { hreflang: 'en', href: 'https://shop.example/cart' },
    { hreflang: 'de', href: 'https://shop.example/de/cart' },
    { hreflang: 'x-default', href: 'https://shop.example/cart' },
  ]);
  expect(absolute('https://shop.example', 'de', '/')).toBe('https://shop.example/de');
});

it('compares addresses without language, query and hash', () => {
  expect(isCurrent('/de/cart?x=1#y', '/cart')).toBe(true);
  expect(isCurrent('/carts', '/cart')).toBe(false);
});

it('reads the language of a route back from its parameter', () => {
  expect(localeParams().map(({ params }) => localeOfParam(params.locale))).toEqual([...locales]);
});

it('lists a page once a language', () => {
  expect(localeParams().map(({ params }) => params.locale)).toEqual([undefined, 'de']);
});

it('lists an item page once a language and item', async () => {
  const list = await localeItemParams('slug', (locale) => Promise.resolve([[`a-${locale}`, 1] as const]));
  expect(list).toEqual([
    { params: { locale: undefined, slug: 'a-en' }, props: { locale: 'en', item: 1 } },
    { params: { locale: 'de', slug: 'a-de' }, props: { locale: 'de', item: 1 } },
  ]);
});

describe('long lists', () => {
  it('are split into pages that hold everything once, in order', () => {
    const list = Array.from({ length: 45 }, (_, index) => index);
    const parts = resultsPages(list, 20);
    expect(parts.map(({ page, pages, total, items }) => [page, pages, total, items.length])).toEqual([
      [1, 3, 45, 20],
      [2, 3, 45, 20],
      [3, 3, 45, 5],
    ]);
    expect(parts.flatMap(({ items }) => items)).toEqual(list);
    expect(resultsPages([], 20)).toEqual([{ page: 1, pages: 1, items: [], total: 0, all: [] }]);
  });

  it('have an address for each page, the first without a number', async () => {
    expect(pagePath('/sales-1', 1)).toBe('/sales-1');
    expect(pagePath('/sales-1', 2)).toBe('/sales-1/2');
    const params = (await listParams(2, () => Promise.resolve(['a', 'b', 'c']))).map((entry) => entry.params);
    expect(params).toEqual([
      { locale: undefined, page: undefined },
      { locale: undefined, page: '2' },
      { locale: 'de', page: undefined },
      { locale: 'de', page: '2' },
    ]);
  });
});
