import { expect, it } from 'vitest';
import { cartLine } from './cartLine';
import { lineChoiceOf, lineIdOf, productIdOf, withChoice } from './withChoice';

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
  const sizeText = 'Size {size}';
  expect(withChoice(line, { colour: red }, sizeText)).toMatchObject({ id: 'p1~c4463f~', name: 'Keyfold (Red)' });
  expect(withChoice(line, { size: 'M' }, sizeText)).toMatchObject({ id: 'p1~~M', name: 'Keyfold (Size M)' });
  expect(withChoice(line, { colour: red, size: 'M' }, sizeText)).toMatchObject({
    id: 'p1~c4463f~M',
    name: 'Keyfold (Red, Size M)',
  });
});

it.each([
  { color: '#c4463f', size: '90~110 cm' },
  { color: '#c4463f', size: 'M (38)' },
  { size: '7' },
  { size: '~' },
  { color: '#c4463f' },
])('reads the choice %j back from the id of its line', (choice) => {
  const id = lineIdOf('p1', choice);
  expect(lineChoiceOf(id)).toEqual(choice);
  expect(productIdOf(id)).toBe('p1');
  // The id of a product may hold the sign, too.
  expect(lineChoiceOf(lineIdOf('p~1', choice), 'p~1')).toEqual(choice);
});

it('reads no choice from a line of the product itself', () => {
  expect(lineChoiceOf('p1')).toBeUndefined();
  expect(lineChoiceOf(7)).toBeUndefined();
  expect(lineChoiceOf('p~1', 'p~1')).toBeUndefined();
});
