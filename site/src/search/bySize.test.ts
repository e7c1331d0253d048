import { expect, it } from 'vitest';
import { bySize } from './bySize';

it.each([
  ['XL S XXL M L XS', 'XS S M L XL XXL'],
  ['10 9½ 9 5½ 11', '5½ 9 9½ 10 11'],
  ['34/34 30/32 32/34 32/32', '30/32 32/32 32/34 34/34'],
  ['one-size 38 M L/XL S/M', 'S/M M L/XL 38 one-size'],
])('sorts sizes from small to large: %s', (given, wanted) => {
  expect(given.split(' ').sort(bySize)).toEqual(wanted.split(' '));
});
