import { expect, it } from 'vitest';
import { addressLine } from './address.ts';

const place = { street: '70 Harbor Street', city: 'Dover', country: 'United States' };

it.each([
  ['old address', place, '70 Harbor Street, Dover, United States'],
  ['state', { ...place, region: 'DE', postcode: '19901' }, '70 Harbor Street, Dover, DE 19901, United States'],
  ['region without a postcode', { ...place, region: 'DE' }, '70 Harbor Street, Dover, DE, United States'],
  [
    'second line, postcode before the city',
    { street: 'Gartenstraße 18', line2: '3. Stock', postcode: '79098', city: 'Freiburg', country: 'Germany' },
    'Gartenstraße 18, 3. Stock, 79098 Freiburg, Germany',
  ],
  ['empty fields', { ...place, line2: '', postcode: '', region: '' }, '70 Harbor Street, Dover, United States'],
])('joins an address with %s', (_, address, line) => {
  expect(addressLine(address)).toBe(line);
});
