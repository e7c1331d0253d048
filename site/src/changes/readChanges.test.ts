import { expect, it } from 'vitest';
import { product } from '../data';
import { productSnapshot } from '../data/productSnapshot';
import { searchFile } from '../data/searchFile';
import { openCatalog } from '../search/catalog';
import { changedFile, changedSnapshot, type Changes } from './readChanges';

const slug = 'keyfold-c1-hardware-security-key';
const read = async () => {
  const [found, snapshot] = await Promise.all([product('en', slug), productSnapshot('en', slug)]);
  if (!found || !snapshot) throw new Error('the product is gone');
  return { found, snapshot };
};

it('gives a snapshot the price and the stock of today, and none for what is not sold', async () => {
  const { found, snapshot } = await read();
  const changes: Changes = new Map([[slug, { ...found, price: 40, discount: 25, stock: 3 }]]);
  expect(changedSnapshot(snapshot, changes)).toEqual({ ...snapshot, price: 40, discount: 25, stock: 3 });
  expect(changedSnapshot({ ...snapshot, slug: 'other' }, changes)).toEqual({ ...snapshot, slug: 'other' });
  expect(changedSnapshot(snapshot, new Map([[slug, { ...found, published: false }]]))).toBeUndefined();
});

it('gives the catalogue of the search page the same, in every column', async () => {
  const { found } = await read();
  const file = await searchFile('en');
  const place = file.slug.indexOf(slug);
  const now = changedFile(file, new Map([[slug, { ...found, price: 40, discount: 25, stock: 0 }]]));
  expect([now.price[place], now.discount[place], now.soldOut[place]]).toEqual([40, 25, 1]);
  expect(openCatalog(now).cents[place]).toBe(3_000);

  const without = changedFile(file, new Map([[slug, { ...found, published: false }]]));
  expect(without.slug).toEqual(file.slug.filter((other) => other !== slug));
  const { searchWords, categories, brands, shops, colors, ...columns } = without;
  expect(new Set(Object.values(columns).map(({ length }) => length))).toEqual(new Set([file.slug.length - 1]));
  expect(file).toMatchObject({ searchWords, categories, brands, shops, colors });
});
