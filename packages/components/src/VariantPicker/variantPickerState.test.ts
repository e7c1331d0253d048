import { expect, it } from 'vitest';
import { firstSize, soldOutSizes, variantOf } from './variantPickerState';

const variants = [
  { id: 'p~22283f~S', stock: 0 },
  { id: 'p~22283f~L', price: 12 },
  { id: 'p~~XL', stock: 3 },
];

it('finds the variant of a color and a size', () => {
  expect(variantOf(variants, { color: '#22283f', size: 'L' })).toEqual({ id: 'p~22283f~L', price: 12 });
  expect(variantOf(variants, { size: 'XL' })?.stock).toBe(3);
  expect(variantOf(variants, { color: '#c4463f', size: 'L' })).toBeUndefined();
});

it('knows what is gone in a color, and begins with what is as the product itself', () => {
  expect(soldOutSizes(variants, ['S', 'M', 'L'], '#22283f')).toEqual(['S']);
  expect(soldOutSizes(variants, ['S', 'M', 'L'], '#c4463f')).toEqual([]);
  expect(firstSize(variants, ['S', 'L', 'M'], '#22283f')).toBe('M');
  expect(firstSize(variants, ['S', 'L'], '#22283f')).toBe('L');
  expect(firstSize(variants, ['S'], '#22283f')).toBeUndefined();
});
