import { expect, it } from 'vitest';
import { chosenLine } from './chosenLine';

const line = { id: 'p1', slug: 'table', name: 'Table', price: 90, qty: 1, imgUrl: '/t.webp' };
const priced = { price: 100, discount: 10, variants: [{ id: 'p1~~220 cm', price: 200 }] };

it('has the price of the choice where it has one, reduced as the product is', () => {
  expect(chosenLine(line, { size: '220 cm' }, priced, 'Size {size}')).toMatchObject({ id: 'p1~~220 cm', price: 180 });
  expect(chosenLine(line, { size: '180 cm' }, priced, 'Size {size}')).toMatchObject({
    name: 'Table (Size 180 cm)',
    price: 90,
  });
  expect(chosenLine(line, {}, priced, 'Size {size}')).toEqual(line);
});
