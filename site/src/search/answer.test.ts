import { beforeAll, describe, expect, it } from 'vitest';
import { searchCatalog } from '../data/searchFile';
import { answerOf, readAnswer, writeAnswer } from './answer';
import type { Catalog } from './catalog';
import { findResults } from './results';
import { parseQuery } from './searchQuery';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await searchCatalog('en');
});
const answer = (address: string) => answerOf(catalog, parseQuery(address));

describe('the answer to a query', () => {
  it('has the products of one page, and says how many there are', () => {
    const first = answer('?sort=price-up');
    expect([first.page, first.pages, first.total]).toEqual([1, Math.ceil(catalog.id.length / 24), catalog.id.length]);
    expect(first.products).toHaveLength(24);
    const last = answer('?sort=price-up&page=999999');
    expect(last.page).toBe(last.pages);
    expect(last.products.at(-1)?.price).toBeGreaterThan(first.products.at(-1)?.price ?? Infinity);
  });

  it('counts what the filters hide, and the shops that sell the rest', () => {
    const { total, unfiltered, shopCount } = answer('?q=tea&sale=1');
    const { places } = findResults(catalog, parseQuery('?q=tea&sale=1'));
    expect(total).toBe(places.length);
    expect(unfiltered).toBe(findResults(catalog, parseQuery('?q=tea')).places.length);
    expect(shopCount).toBe(new Set(places.map((place) => catalog.shop[place])).size);
  });

  it('has counts of prices that sum up to what the other filters leave', () => {
    const { prices } = answer('?category=groceries&min=5');
    expect(prices.counts).toHaveLength(prices.edges.length - 1);
    expect(prices.counts.reduce((sum, count) => sum + count, 0)).toBe(answer('?category=groceries').total);
  });

  it.each([
    ['returns', 'help', '/returns'],
    ['refund', 'help', '/returns'],
    ['cybershop', 'shop', '/shops/cybershop'],
    ['Vela', 'brand', '/brands/vela'],
    ['bikes', 'category', '/categories/bikes'],
  ])('names the pages beside the products: %s', (q, kind, path) => {
    expect(answer(`?q=${q}`).hits[0]).toMatchObject({ kind, path });
  });

  it('counts sizes where most products have one', () => {
    expect(answer('?q=shoes').facets.size.get('9')).toBeGreaterThan(1);
    expect(answer('?q=shoes&size=9').total).toBe(answer('?q=shoes').facets.size.get('9'));
    expect(answer('').facets.size).toEqual(new Map());
  });

  it.each(['', 'key', 'a', 'lamp under the desk'])('names no page that has nothing to do with it: "%s"', (q) => {
    expect(answer(`?q=${q}`).hits).toEqual([]);
  });

  it.each([
    ['?q=laptop&min=999999', 'unfiltered'],
    ['?q=no-such-thing&category=groceries', 'category'],
    ['?q=no-such-thing', 'rated'],
    ['?category=no-such-category', 'rated'],
  ])('shows something else where nothing was found: %s', (address, from) => {
    const { total, products, instead } = answer(address);
    expect([total, products]).toEqual([0, []]);
    expect(instead?.from).toBe(from);
    expect(instead?.products).toHaveLength(4);
  });

  it.each([
    ['laptpo', 'laptop'],
    ['bycicle', 'bicycle'],
    ['shose', 'shoes'],
    ['headphnoes', 'headphones'],
    ['red shose', 'red shoes'],
  ])('is that of the nearest words for what is mistyped: %s', (q, corrected) => {
    const { corrected: searched, ...found } = answer(`?q=${encodeURIComponent(q)}`);
    expect(searched).toBe(corrected);
    expect(found.total).toBeGreaterThan(0);
    expect(found).toEqual(answer(`?q=${encodeURIComponent(corrected)}`));
  });

  it('is not corrected where something is found, where filters hide it, and where nothing is near', () => {
    for (const address of ['?q=laptop', '?q=laptop&min=999999', '?q=no-such-thing', '?q=qqqq', '?q=SEC-00000', '?q=zz'])
      expect(answer(address), address).not.toHaveProperty('corrected');
  });

  it('is corrected in German', async () => {
    const german = await searchCatalog('de');
    const found = (q: string) => answerOf(german, { ...parseQuery(''), q });
    expect(found('fahrad').corrected).toBe('fahrrad');
    expect(found('kopfhoerrer').total).toBeGreaterThan(0);
    expect(found('kaese')).not.toHaveProperty('corrected');
  });

  it('is the same after its way through JSON', () => {
    for (const address of ['', '?q=tea&brand=vela&sort=rating', '?q=no-such-thing', '?q=laptpo']) {
      expect(readAnswer(writeAnswer(answer(address)))).toEqual(answer(address));
    }
  });
});
