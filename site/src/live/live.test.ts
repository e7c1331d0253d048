import { liveOf } from '@marketrow/contract';
import { expect, it } from 'vitest';
import { pageContext } from '../context/pageContext';
import { product } from '../data';
import { productSnapshot } from '../data/productSnapshot';
import { searchFile } from '../data/searchFile';
import { locales } from '../routes';
import { openCatalog } from '../search/catalog';
import { liveFile } from './liveFile';
import { liveTemplates } from './templates';
import { withLive } from './withLive';

const slug = 'keyfold-c1-hardware-security-key';
const read = async () => {
  const [found, snapshot] = await Promise.all([product('en', slug), productSnapshot('en', slug)]);
  if (!found || !snapshot) throw new Error('the product is gone');
  return { found, snapshot };
};

it('sets price and stock of a snapshot, and drops a list price that is over', async () => {
  const { found, snapshot } = await read();
  const now = withLive({ ...snapshot, compareAtPrice: 99 }, liveOf({ ...found, price: 40, discount: 25, stock: 3 }));
  expect(now).toEqual({ ...snapshot, price: 40, discount: 25, stock: 3 });
});

it('sets every column of the catalog of the search page', async () => {
  const { found } = await read();
  const file = await searchFile('en');
  const index = file.slug.indexOf(slug);
  const live = liveOf({ ...found, price: 40, discount: 25, stock: 0 });
  const now = liveFile(file, new Map([[found.id, live]]));
  expect([now.price[index], now.discount[index], now.left[index]]).toEqual([40, 25, 0]);
  expect(openCatalog(now).cents[index]).toBe(3_000);

  // An id that is not known leaves the file as it was built.
  const without = liveFile(
    file,
    new Map([
      [found.id, null],
      [file.id.find((id) => id !== found.id) ?? '', undefined],
    ]),
  );
  expect(without.slug).toEqual(file.slug.filter((other) => other !== slug));
  const { searchWords, categories, brands, shops, colors, pages, ...columns } = without;
  expect(new Set(Object.values(columns).map(({ length }) => length))).toEqual(new Set([file.slug.length - 1]));
  expect(file).toMatchObject({ searchWords, categories, brands, shops, colors, pages });
});

it.each(locales)('has a place for each figure, and no figure, %s', (locale) => {
  const { price, reduced, discount, left, ...rest } = liveTemplates(pageContext(locale));
  const placesOf = (html: string) => html.match(/\{\w+\}/g);
  expect(placesOf(price)).toEqual(['{now}', '{unit}', '{perUnit}', '{unit}']);
  expect(placesOf(reduced)).toEqual(['{now}', '{before}', '{percent}', '{saving}', '{unit}', '{perUnit}', '{unit}']);
  expect(placesOf(discount)).toEqual(['{percent}']);
  expect(placesOf(left)).toEqual(['{count}']);
  expect([price, reduced, discount, left].join('')).not.toMatch(/>[^<]*\d[^<]*</);
  expect(Object.values(rest).join('')).not.toContain('{');
});
