import { expect, it } from 'vitest';
import { cartLine } from './cartLine';
import { withChoice } from './withChoice';

const key = {
  id: 'p1',
  slug: 'keyfold',
  title: 'Keyfold',
  price: 57.65,
  discount: 15,
  thumbnail: '/images/products/k-1.webp',
};

it('makes a line of exactly six fields, at the sale price per piece', () => {
  expect(cartLine(key)).toEqual({
    id: 'p1',
    slug: 'keyfold',
    name: 'Keyfold',
    price: 49,
    qty: 1,
    imgUrl: '/images/products/k-1.webp',
  });
});

it('names a chosen variant in its id and in brackets', () => {
  const red = { value: '#c4463f', label: 'Red' };
  const line = cartLine(key);
  expect(withChoice(line, { colour: red })).toMatchObject({ id: 'p1~c4463f~', name: 'Keyfold (Red)' });
  expect(withChoice(line, { size: 'M' })).toMatchObject({ id: 'p1~~M', name: 'Keyfold (M)' });
  expect(withChoice(line, { colour: red, size: 'M' })).toMatchObject({ id: 'p1~c4463f~M', name: 'Keyfold (Red, M)' });
});
