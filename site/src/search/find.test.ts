import { describe, expect, it } from 'vitest';
import { findableBy, fold, matches, parseQuery, type Query } from './find';

const teapot = {
  words: fold('Cobalt stoneware teapot, 1.2 l Scarlett Beauty'),
  categories: ['home-garden', 'health&beauty'],
  discount: 0,
  isNew: false,
};
const ask = (query: Partial<Query>) =>
  matches(teapot, { q: '', category: '', onlyReduced: false, onlyNew: false, ...query });

it('folds case, accents and marks', () => {
  expect(fold('  Größe: Café & Tee!')).toBe('grosse cafe tee');
});

describe('matches', () => {
  it.each(['', 'tea', 'TEAPOT', 'stone cobalt', 'scarlett tea', '1 2'])('finds by “%s”', (q) => {
    expect(ask({ q })).toBe(true);
  });

  it.each(['pot', 'theremin', 'cobalt theremin'])('does not find by “%s”', (q) => {
    expect(ask({ q })).toBe(false);
  });

  it('asks for the whole category slug', () => {
    expect(ask({ category: 'health&beauty' })).toBe(true);
    expect(ask({ category: 'home' })).toBe(false);
  });

  it('asks for what is new', () => {
    expect(ask({ onlyNew: true })).toBe(false);
    expect(matches({ ...teapot, isNew: true }, parseQuery('?new=1'))).toBe(true);
  });

  it('asks for a reduction', () => {
    expect(ask({ onlyReduced: true })).toBe(false);
    expect(matches({ ...teapot, discount: 5 }, parseQuery('?sale=1'))).toBe(true);
  });
});

it('reads the address', () => {
  expect(parseQuery('?q=+tea%20pot&category=health%26beauty&sale=1')).toEqual({
    q: 'tea pot',
    category: 'health&beauty',
    onlyReduced: true,
    onlyNew: false,
    page: 1,
  });
  expect(parseQuery('')).toEqual({ q: '', category: '', onlyReduced: false, onlyNew: false, page: 1 });
});

it('writes what a product is found by', () => {
  const product = {
    title: 'Teapot',
    brand: null,
    shop: { name: 'Corner' },
    categories: ['home'],
    discount: 5,
  };
  expect(findableBy(product as unknown as Parameters<typeof findableBy>[0])).toEqual({
    words: 'teapot corner home',
    categories: ['home'],
    discount: 5,
    isNew: false,
  });
});

it.each([
  ['', 1],
  ['?page=3', 3],
  ['?page=0', 1],
  ['?page=-2', 1],
  ['?page=2.9', 2],
  ['?page=two', 1],
  ['?page=Infinity', Number.POSITIVE_INFINITY],
])('reads the page of "%s"', (search, page) => {
  expect(parseQuery(search).page).toBe(page);
});
