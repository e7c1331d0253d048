import { expect, it } from 'vitest';
import type { Category, Product, Shop } from './types';
import { shopName, shopSummaries, shopSlug } from './shopSummary';

const shop = { id: 'aaaaaaaa-1', slug: 'corner' } as Shop;
const sameSlug = { id: 'bbbbbbbb-2', slug: 'corner' } as Shop;
const product = (owner: Shop | undefined, rating: number, categories: string[]) =>
  ({ shop: owner, rating, categories }) as unknown as Product;
const categories = ['music', 'bikes', 'fashion'].map((slug) => ({ slug, name: slug.toUpperCase() })) as Category[];

it('gives a shop the mean of its rated products, their number and its two main categories', () => {
  const products = [
    product(shop, 4, ['bikes']),
    product(shop, 4.5, ['music', 'fashion', 'unknown']),
    product(shop, 0, ['music', 'bikes']),
    product(sameSlug, 1, ['fashion']),
    product(undefined, 5, ['fashion']),
  ];
  const [first, second] = shopSummaries([shop, sameSlug], products, categories);
  expect(first).toMatchObject({ rating: 4.3, productCount: 3, tagline: 'BIKES, MUSIC' });
  expect(second).toMatchObject({ rating: 1, productCount: 1, tagline: 'FASHION' });
});

it('says nothing about a shop without products', () => {
  expect(shopSummaries([shop], [], categories)).toEqual([{ ...shop, productCount: 0, products: [] }]);
});

it('tells shops with one slug apart', () => {
  expect(shopSlug(shop, [shop, sameSlug])).toBe('corner');
  expect(shopSlug(sameSlug, [shop, sameSlug])).toBe('corner-bbbbbbbb');
});

it('adds the street to a name that two shops share, and to no other', () => {
  const dover = { id: 'a', name: 'Corner', address: '1 Mill Lane, Dover' };
  const lewes = { id: 'b', name: 'Corner', address: '2 Ferry Landing, Lewes' };
  const other = { id: 'c', name: 'Other', address: '3 Quayside, Lewes' };
  const all = [dover, lewes, other];
  expect(all.map((shop) => shopName(shop, all))).toEqual(['Corner, 1 Mill Lane', 'Corner, 2 Ferry Landing', 'Other']);
});
