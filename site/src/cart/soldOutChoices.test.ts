import { expect, it } from 'vitest';
import { soldOutChoices } from './soldOutChoices';

const colors = [
  { value: '#22283f', label: 'Midnight' },
  { value: '#c4463f', label: 'Brick red' },
];
const size = 'Size {size}';

it('names each choice that is sold out, by the id of its line', () => {
  const variants = [
    { id: 'p~c4463f~M', color: '#c4463f', size: 'M', stock: 0 },
    { id: 'p~~L', size: 'L', stock: 0 },
  ];
  expect(soldOutChoices({ id: 'p', colors, sizes: ['M', 'L'], variants }, size)).toEqual([
    { value: 'p~22283f~L', label: 'Midnight, Size L' },
    { value: 'p~c4463f~M', label: 'Brick red, Size M' },
    { value: 'p~c4463f~L', label: 'Brick red, Size L' },
  ]);
});

it('is the product itself where there is nothing to choose', () => {
  expect(soldOutChoices({ id: 'p', colors: [], sizes: [], stock: 0 }, size)).toEqual([{ value: 'p', label: '' }]);
  expect(soldOutChoices({ id: 'p', colors: [], sizes: [], stock: 1 }, size)).toEqual([]);
  expect(soldOutChoices({ id: 'p', colors: [], sizes: [] }, size)).toEqual([]);
});
