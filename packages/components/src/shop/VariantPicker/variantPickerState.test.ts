import { expect, it } from 'vitest';
import {
  choiceIn,
  isSoldOut,
  lowStock,
  missingPart,
  needsChoice,
  soldOutColors,
  soldOutSizes,
  stockLeft,
  stockOf,
  variantOf,
} from './variantPickerState.js';
import type { VariantOptions, VariantStock } from './variantPickerState.js';

const blue = '#22283f';
const red = '#c4463f';
const options = (variants: VariantStock[], own: Partial<VariantOptions> = {}): VariantOptions => ({
  colors: [blue, red],
  sizes: ['S', 'M', '90~110 cm'],
  variants,
  ...own,
});

it('finds the variant of a color and a size, whatever characters a size contains', () => {
  const variants = [
    { color: blue, size: 'L', price: 12 },
    { size: 'XL', stock: 3 },
    { color: red, size: '90~110 cm', price: 9 },
    { color: red, size: 'M (38)', price: 8 },
  ];
  expect(variantOf(variants, { color: blue, size: 'L' })).toBe(variants[0]);
  expect(variantOf(variants, { size: 'XL' })).toBe(variants[1]);
  expect(variantOf(variants, { color: red, size: '90~110 cm' })).toBe(variants[2]);
  expect(variantOf(variants, { color: red, size: 'M (38)' })).toBe(variants[3]);
  expect(variantOf(variants, { color: red, size: 'L' })).toBeUndefined();
});

it('inherits missing fields of the specific variant from the general one', () => {
  const variants = [
    { color: red, size: 'M', price: 12, stock: undefined },
    { color: red, stock: 0, price: 10 },
  ];
  expect(variantOf(variants, { color: red, size: 'M' })).toMatchObject({ price: 12, stock: 0 });
  expect(variantOf(variants, { color: red })).toBe(variants[1]);
});

it('detects what is sold out: a size in a color, a color without sizes, a color in every size, everything', () => {
  expect(soldOutSizes(options([{ color: blue, size: 'S', stock: 0 }]), blue)).toEqual(['S']);
  expect(soldOutSizes(options([{ color: blue, size: 'S', stock: 0 }]), red)).toEqual([]);
  expect(soldOutSizes(options([{ size: 'S', stock: 0 }]), red)).toEqual(['S']);
  expect(soldOutColors(options([{ color: red, stock: 0 }]))).toEqual([red]);
  expect(soldOutColors(options([{ color: red, stock: 0 }], { sizes: [] }))).toEqual([red]);
  expect(soldOutColors(options(['S', 'M'].map((size) => ({ color: red, size, stock: 0 }))))).toEqual([]);
  expect(soldOutColors(options(['S', 'M', '90~110 cm'].map((size) => ({ color: red, size, stock: 0 }))))).toEqual([
    red,
  ]);
  expect(isSoldOut(options([{ color: red, stock: 0 }]))).toBe(false);
  expect(
    isSoldOut(
      options([
        { color: red, stock: 0 },
        { color: blue, stock: 0 },
      ]),
    ),
  ).toBe(true);
  expect(isSoldOut(options([], { stock: 0 }))).toBe(true);
  expect(isSoldOut(options([{ color: red, size: 'M', stock: 1 }], { stock: 0 }))).toBe(false);
  expect(isSoldOut(options([], { colors: [], sizes: [] }))).toBe(false);
  expect(stockOf(options([{ color: red, price: 3 }], { stock: 4 }), { color: red })).toBe(4);
});

it('counts the units of the choice with the most, if each choice is counted', () => {
  expect(stockLeft(options([{ color: red, stock: 7 }], { stock: 2 }))).toBe(7);
  expect(stockLeft(options([{ color: red, stock: 1 }], { stock: 2 }))).toBe(2);
  expect(stockLeft(options([{ color: red, stock: 1 }]))).toBeUndefined();
  expect(stockLeft(options([{ size: 'S', stock: 3 }], { colors: [], sizes: ['S'] }))).toBe(3);
  expect(stockLeft(options([], { colors: [], sizes: [], stock: 0 }))).toBe(0);
});

it('names up to five units', () => {
  expect([0, 1, 5].map(lowStock)).toEqual([0, 1, 5]);
  expect([6, 9_999, undefined].map(lowStock)).toEqual([undefined, undefined, undefined]);
});

it('preselects the only size, no size of several, and nothing that is sold out', () => {
  expect(choiceIn(options([]), {})).toEqual({ color: blue, size: undefined });
  expect(choiceIn(options([], { sizes: ['One size'] }), {})).toEqual({ color: blue, size: 'One size' });
  expect(choiceIn(options([{ size: 'M', stock: 0 }], { sizes: ['M'] }), {})).toEqual({});
  expect(choiceIn(options([{ color: blue, size: 'M', stock: 0 }], { sizes: ['M'] }), {})).toEqual({
    color: red,
    size: 'M',
  });
  expect(choiceIn(options([{ color: blue, stock: 0 }]), { color: blue, size: 'M' })).toEqual({ color: red, size: 'M' });
  expect(choiceIn(options([{ color: red, size: 'M', stock: 0 }]), { color: red, size: 'M' })).toEqual({
    color: red,
    size: undefined,
  });
  expect(choiceIn(options([]), { color: '#000000', size: 'XXL' })).toEqual({ color: blue, size: undefined });
});

it('needs a choice among several sizes, or if the first color is sold out', () => {
  expect(needsChoice(options([]))).toBe(true);
  expect(needsChoice(options([], { sizes: [] }))).toBe(false);
  expect(needsChoice(options([], { sizes: ['One size'] }))).toBe(false);
  expect(needsChoice(options([{ color: red, stock: 0 }], { sizes: [] }))).toBe(false);
  expect(needsChoice(options([{ color: blue, stock: 0 }], { sizes: [] }))).toBe(true);
});

it('returns the option that is not chosen yet', () => {
  expect(missingPart(options([]), { color: blue })).toBe('size');
  expect(missingPart(options([], { sizes: [] }), {})).toBe('color');
  expect(missingPart(options([]), { color: blue, size: 'M' })).toBeUndefined();
  expect(missingPart(options([], { colors: [], sizes: [] }), {})).toBeUndefined();
});
