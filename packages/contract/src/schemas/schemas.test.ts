import { expect, it } from 'vitest';
import { answerSchemas } from '../calls/index.ts';
import { idSchema, productSchema, strictProductSchema } from './index.ts';

const product = {
  id: 'gid://shopify/Product/7982301',
  slug: 'tin-whistle',
  title: 'Tin whistle',
  brand: null,
  price: 12.5,
  size: null,
  colors: [],
  discount: 0,
  thumbnail: '/whistle.webp',
  images: ['/whistle.webp'],
  categories: ['music'],
  status: null,
  reviews: [],
  rating: 0,
  unit: null,
  published: true,
};

it.each([
  ['of Shopify', 'gid://shopify/Product/7982301', 'gid://shopify/Product/7982301'],
  ['of WooCommerce', 799, '799'],
  ['of a warehouse', 'SKU 12/b', 'SKU 12/b'],
])('takes the id %s', (_, id, read) => {
  expect(productSchema.parse({ ...product, id }).id).toBe(read);
});

it.each([[''], ['a\0b'], ['x'.repeat(129)], [Number.NaN], [null], [undefined]])('refuses %j as an id', (id) => {
  expect(idSchema.safeParse(id).success).toBe(false);
});

it('refuses an id that fills the id of a line without room for color and size', () => {
  const long = { ...product, id: 'x'.repeat(128) };
  expect(productSchema.safeParse(long).success).toBe(true);
  expect(productSchema.safeParse({ ...long, size: ['XL'] }).error?.issues).toMatchObject([{ path: ['id'] }]);
});

it('keeps UUIDs in the sample data', () => {
  expect(strictProductSchema.safeParse(product).error?.issues.map(({ path }) => path)).toContainEqual(['id']);
});

it('names both products of one slug', () => {
  const twin = { ...product, id: 8, title: 'Tin whistle in D' };
  const { error } = answerSchemas['/api/products'].safeParse([product, twin]);
  expect(error?.issues).toMatchObject([
    {
      path: [1, 'slug'],
      message:
        '"Tin whistle in D" (8) has the slug of "Tin whistle" (gid://shopify/Product/7982301); give one of them another',
    },
  ]);
});

it.each([
  ['a list price below the sale price', { compareAtPrice: 10 }, ['compareAtPrice']],
  ['a list price and a percentage', { compareAtPrice: 20, discount: 10 }, ['discount']],
  [
    'a choice whose own price is above its list price',
    { variants: [{ id: 'a~~M', price: 30, compareAtPrice: 20 }] },
    ['variants', 0, 'compareAtPrice'],
  ],
])('refuses %s', (_, change, path) => {
  expect(productSchema.safeParse({ ...product, ...change }).error?.issues).toMatchObject([{ path }]);
});

it('takes a list price beside the sale price, which no percentage gives exactly', () => {
  const reduced = { ...product, price: 1199, compareAtPrice: 1499.95 };
  expect(productSchema.parse(reduced)).toMatchObject({ price: 1199, compareAtPrice: 1499.95 });
});
