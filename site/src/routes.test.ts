import { describe, expect, it } from 'vitest';
import {
  absolute,
  alternates,
  href,
  isCurrent,
  itemListParams,
  linkFromData,
  listParams,
  localeItemParams,
  localeParams,
  pagePath,
  paths,
  piecesOf,
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
    for (const path of [paths.home, paths.cart, paths.product('a'), paths.giftShopCut('latest')]) {
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

it('encodes slugs with an ampersand', () => {
  expect(paths.category('health&beauty')).toBe('/categories/health%26beauty');
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
  it('are cut into pages that hold everything once, in order', () => {
    const list = Array.from({ length: 45 }, (_, index) => index);
    const pieces = piecesOf(list, 20);
    expect(pieces.map(({ page, pages, total, items }) => [page, pages, total, items.length])).toEqual([
      [1, 3, 45, 20],
      [2, 3, 45, 20],
      [3, 3, 45, 5],
    ]);
    expect(pieces.flatMap(({ items }) => items)).toEqual(list);
    expect(piecesOf([], 20)).toEqual([{ page: 1, pages: 1, items: [], total: 0 }]);
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
    const items = await itemListParams(2, () => Promise.resolve([{ slug: 'x', item: 1, list: ['a', 'b', 'c'] }]));
    expect(items.map((entry) => [entry.params.slug, entry.params.page, entry.props.piece.items])).toContainEqual([
      'x',
      '2',
      ['c'],
    ]);
  });
});
