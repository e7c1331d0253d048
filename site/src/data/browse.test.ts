import { expect, it } from 'vitest';
import { browseFacets, priceSteps } from './browse';
import { deals, openShops } from './index';

const priced = (...prices: number[]) => prices.map((price) => ({ price, discount: 0 }));

it('names the price ranges that hold something, both ends included', () => {
  expect(priceSteps(priced(9.99, 10, 2000))).toEqual([
    { max: 10, count: 2 },
    { min: 10, max: 25, count: 1 },
    { min: 1000, count: 1 },
  ]);
  expect(priceSteps([{ price: 20, discount: 60 }])).toEqual([{ max: 10, count: 1 }]);
});

it('counts what a list has, and reads the same list once', async () => {
  const list = await deals('en');
  const facets = await browseFacets('en', list);
  expect(facets.reduced).toBe(list.length);
  expect(facets.shops.reduce((sum, { count }) => sum + count, 0)).toBe(list.filter(({ shop }) => shop).length);
  expect(facets.shops[0]?.count).toBeGreaterThanOrEqual(facets.shops.at(-1)?.count ?? 0);
  expect(browseFacets('en', list)).toBe(browseFacets('en', list));
});

it('offers the kinds of goods of a shop only', async () => {
  const shop = (await openShops('de')).find(({ slug }) => slug === 'keyboard-kiosk');
  const { categories } = await browseFacets('de', shop?.products ?? []);
  expect(categories.map(({ slug }) => slug)).toContain('electronics');
  expect(categories.map(({ slug }) => slug)).not.toContain('furniture');
});
