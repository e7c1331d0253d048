import { describe, expect, it } from 'vitest';
import { openCatalog, productAt, type SearchFile } from './catalog';
import { findResults, testsOf } from './results';
import { changeQuery, hasFilters, parseQuery, withoutFilters, withPriceOf, writeQuery } from './searchQuery';
import { messages } from '../i18n';

/** A generator of numbers that gives the same ones on each run (mulberry32). */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return Math.floor((((value ^ (value >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

const words = ['Amber', 'Größe', 'lamp', 'tea', 'teapot', 'oak', 'chair', 'Café'];

function makeFile(next: (below: number) => number, size: number): SearchFile {
  const list = <Value>(value: (place: number) => Value) => Array.from({ length: size }, (_, place) => value(place));
  const several = (below: number) => [...new Set([next(below), next(below)])].slice(0, next(3));
  return {
    searchWords: { endings: ['s'], before: ['for'], stop: ['for'], same: [['chair', 'seat']] },
    categories: [
      ['home', 'Home', -1],
      ['lamps', 'Lamps', 0],
      ['a&b', 'Beauty', -1],
    ],
    brands: ['vela', 'halo', 'dune'].map((slug) => [slug, slug] as const),
    shops: ['corner', 'street'].map((slug) => [slug, slug] as const),
    colors: ['aa0000', '00bb00', '0000cc'].map((slug) => [slug, slug] as const),
    id: list((place) => `id-${String(place)}`),
    slug: list((place) => `p-${String(place)}`),
    title: list(() => `${words[next(words.length)] ?? ''} ${words[next(words.length)] ?? ''}`),
    price: list(() => 1 + next(400) / 4),
    discount: list(() => (next(2) === 0 ? 0 : next(60))),
    compareAtPrice: list(() => 0),
    rating: list(() => next(11) / 2),
    ratingCount: list(() => next(40)),
    thumbnail: list(() => 0),
    hover: list(() => (next(2) === 0 ? 0 : 1)),
    category: list(() => several(3)),
    brand: list(() => next(4) - 1),
    shop: list(() => next(3) - 1),
    color: list(() => several(3)),
    isNew: list(() => (next(5) === 0 ? 1 : 0)),
    size: list(() => (next(4) === 0 ? 0 : ['S', 'M', '38'].slice(next(3)))),
    unit: list(() => 0),
    measure: list(() => 0),
    left: list(() => null),
    sku: list(() => 0),
    pages: [],
  };
}

function makeAddress(next: (below: number) => number): string {
  const parts: string[] = [];
  const maybe = (text: () => string) => {
    if (next(3) === 0) parts.push(text());
  };
  const pick = (list: readonly string[]) => encodeURIComponent(list[next(list.length)] ?? '');
  maybe(() => `q=${pick(['tea', 'GROSSE', 'lam', 'oak chair', 'corner', 'nothing'])}`);
  maybe(() => `category=${pick(['home', 'lamps', 'a&b', 'gone'])}`);
  for (let index = 0; index < 2; index += 1) {
    maybe(() => `brand=${pick(['vela', 'halo', 'dune', 'gone'])}`);
    maybe(() => `color=${pick(['aa0000', '00bb00'])}`);
    maybe(() => `size=${pick(['S', '38'])}`);
  }
  maybe(() => `shop=${pick(['corner', 'street'])}`);
  maybe(() => `min=${String(next(60))}`);
  maybe(() => `max=${String(next(100))}`);
  maybe(() => `rating=${String(1 + next(4))}`);
  maybe(() => 'sale=1');
  maybe(() => 'new=1');
  maybe(() => `sort=${pick(['newest', 'price-up', 'price-down', 'rating'])}`);
  maybe(() => `page=${String(next(5))}`);
  return `?${parts.join('&')}`;
}

const runs = Array.from({ length: 300 }, (_, seed) => {
  const next = seeded(seed + 1);
  return { catalog: openCatalog(makeFile(next, 5 + next(60))), query: parseQuery(makeAddress(next)) };
});

it('counts a sale price beside a list price as a reduction', () => {
  const file = makeFile(seeded(1), 2);
  const catalog = openCatalog({ ...file, discount: [0, 0], price: [1199, 20], compareAtPrice: [1499.95, 0] });
  expect(findResults(catalog, parseQuery('?sale=1')).places).toEqual([0]);
  expect(productAt(catalog, 0)).toMatchObject({ price: 1199, compareAtPrice: 1499.95 });
});

describe('for 300 catalogues and addresses', () => {
  it.each([
    ['?price=10-25', { min: 10, max: 25 }],
    ['?price=-25', { max: 25 }],
    ['?price=10-', { min: 10 }],
    ['?price=10-25&max=20', { min: 10, max: 20 }],
    ['?price=cheap', {}],
  ])('reads a step of prices as its two ends: %s', (address, ends) => {
    expect(parseQuery(address)).toEqual({ ...parseQuery(''), ...ends });
  });

  it('finds what answers every field, each product once', () => {
    for (const { catalog, query } of runs) {
      const tests = Object.values(testsOf(catalog, query));
      const expected = catalog.id.flatMap((_, place) => (tests.every((test) => test(place)) ? [place] : []));
      expect(findResults(catalog, query).places.toSorted((a, b) => a - b)).toEqual(expected);
    }
  });

  it('counts for each choice what choosing it alone in its field would show', () => {
    for (const { catalog, query } of runs) {
      const { facets } = findResults(catalog, query);
      const total = (change: object) => findResults(catalog, { ...query, ...change }).places.length;
      for (const [slug, count] of facets.category) expect(count).toBe(total({ category: slug }));
      for (const [slug, count] of facets.brand) expect(count).toBe(total({ brand: [slug] }));
      for (const [slug, count] of facets.shop) expect(count).toBe(total({ shop: [slug] }));
      for (const [slug, count] of facets.color) expect(count).toBe(total({ color: [slug] }));
      for (const [size, count] of facets.size) expect(count).toBe(total({ size: [size] }));
      for (const [step, count] of facets.rating) expect(count).toBe(total({ rating: step }));
      expect(facets.sale).toBe(total({ sale: true }));
      expect(facets.cents).toHaveLength(total({ min: undefined, max: undefined }));
    }
  });

  it('sorts by what was asked for', () => {
    for (const { catalog, query } of runs) {
      const cents = (sort: typeof query.sort) =>
        findResults(catalog, { ...query, sort }).places.map((place) => catalog.cents[place] ?? 0);
      expect(cents('price-up')).toEqual(cents('relevance').toSorted((a, b) => a - b));
      expect(cents('price-down')).toEqual(cents('relevance').toSorted((a, b) => b - a));
    }
  });

  it('reads from an address what it wrote into it', () => {
    for (const { query } of runs) expect(parseQuery(writeQuery(query))).toEqual(query);
  });
});

it('puts whole words of the title first, then their beginnings, then other fields', () => {
  const file = makeFile(seeded(4), 4);
  const catalog = openCatalog({
    ...file,
    title: ['Oak chair', 'Lampshade', 'Green lamp', 'Cup'],
    brands: [['lamp-house', 'Lamp House']],
    brand: [-1, -1, -1, 0],
    category: [[], [], [], []],
  });
  const { places } = findResults(catalog, parseQuery('?q=lamp'));
  expect(places).toEqual([2, 1, 3]);
  // Three letters are the beginning of a word only where they are no word anywhere.
  expect(findResults(catalog, parseQuery('?q=cha')).places).toEqual([0]);
  expect(findResults(catalog, parseQuery('?q=cup')).places).toEqual([3]);
});

it('drops the page with each change but that of the layout', () => {
  const query = parseQuery('?q=tea&page=3&sale=1');
  expect(changeQuery(query, { view: 'list' }).page).toBe(3);
  expect(changeQuery(query, { sort: 'rating' }).page).toBe(1);
  expect(changeQuery(query, { brand: ['vela'] }).page).toBe(1);
  expect(changeQuery(query, { page: 2 }).page).toBe(2);
});

it('knows its filters', () => {
  expect(hasFilters(parseQuery('?q=tea&category=home&sort=rating&view=list&page=2'))).toBe(false);
  expect(['?sale=1', '?min=4', '?brand=vela', '?new=1'].map((address) => hasFilters(parseQuery(address)))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(writeQuery(withoutFilters(parseQuery('?q=tea&sale=1&min=4&view=list&page=2')))).toBe('?q=tea&view=list');
});

it.each([
  ['en', 'shoes under 50', '?q=shoes&max=50'],
  ['en', 'Shoes below $49.90', '?q=Shoes&max=49.9'],
  ['en', 'up to 20', '?max=20'],
  ['en', 'sofa more than 500 $', '?q=sofa&min=500'],
  ['de', 'Schuhe unter 49,90 €', '?q=Schuhe&max=49.9'],
  ['de', 'Tee bis zu 5', '?q=Tee&max=5'],
  // No price: an amount of something, a word of the title, a filter that is set.
  ['en', 'cable under 50 cm', '?q=cable+under+50+cm'],
  ['en', 'thunder 50', '?q=thunder+50'],
  ['en', 'shoes under', '?q=shoes+under'],
  ['en', 'shoes under 50&max=20', '?q=shoes+under+50&max=20'],
] as const)('takes a price out of the text: %s, %s', (locale, q, address) => {
  const { priceWords } = messages(locale).search;
  expect(writeQuery(withPriceOf(parseQuery(`?q=${q}`), priceWords))).toBe(address);
});

it('takes what is no value as not given', () => {
  const query = parseQuery('?min=cheap&max=-3&rating=9&sort=size&view=cards&page=two&sale=yes&brand=');
  expect(writeQuery(query)).toBe('');
});

it('gives a product with the usual paths of its pictures', () => {
  const file = { ...makeFile(seeded(2), 2), hover: [1, 0] as const, brand: [0, -1], shop: [-1, 0], color: [[0], []] };
  expect(productAt(file, 0)).toMatchObject({
    thumbnail: '/images/products/p-0-1.webp',
    hover: '/images/products/p-0-2.webp',
    brand: 'vela',
    swatches: [{ value: '#aa0000', label: 'aa0000' }],
  });
  expect(productAt(file, 1)).not.toHaveProperty('hover');
  expect(productAt(file, 1)).toMatchObject({ shop: { name: 'corner' } });
});
