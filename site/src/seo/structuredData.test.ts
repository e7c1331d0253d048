import { expect, it, vi } from 'vitest';
import type { Product } from '../data';
import { productThing } from './structuredData';

vi.stubGlobal('__SITE_URL__', 'https://shop.example');

const lamp = {
  id: 'a',
  slug: 'lamp',
  title: 'Lamp',
  price: 20,
  discount: 0,
  images: ['/lamp-1.webp'],
  brand: null,
  colors: ['#2f6f9e', '#c4463f'],
  size: null,
  published: true,
} as unknown as Product;

const offersOf = (own: Partial<Product>) => {
  const { offers } = productThing({ locale: 'en', currency: 'USD' }, { ...lamp, ...own }, []);
  return ([offers].flat() as Record<string, string>[]).map(({ sku, price, availability }) => [
    sku,
    price,
    availability?.split('/').at(-1),
  ]);
};

it('offers each choice that has a stock or a price of its own', () => {
  const variants = [
    { id: 'a~2f6f9e~', color: '#2f6f9e', stock: 0 },
    { id: 'a~c4463f~', color: '#c4463f', price: 30 },
  ];
  expect(offersOf({})).toEqual([[undefined, '20.00', 'InStock']]);
  expect(offersOf({ variants })).toEqual([
    [undefined, '20.00', 'InStock'],
    ['a~2f6f9e~', '20.00', 'OutOfStock'],
    ['a~c4463f~', '30.00', 'InStock'],
  ]);
});

it('offers nothing that is sold out in every choice', () => {
  const variants = ['2f6f9e', 'c4463f'].map((hex) => ({ id: `a~${hex}~`, color: `#${hex}`, stock: 0 }));
  expect(offersOf({ variants }).map(([, , availability]) => availability)).toEqual(Array(3).fill('OutOfStock'));
  expect(offersOf({ stock: 0 })).toEqual([[undefined, '20.00', 'OutOfStock']]);
});

it('offers the sale price and strikes the list price through', () => {
  const { offers } = productThing(
    { locale: 'en', currency: 'USD' },
    { ...lamp, price: 1199, compareAtPrice: 1499.95 },
    [],
  );
  expect(offers).toMatchObject({ price: '1199.00', priceSpecification: { price: '1499.95' } });
});
