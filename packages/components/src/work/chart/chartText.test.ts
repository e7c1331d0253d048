import { expect, it } from 'vitest';
import { heightsOf } from './chartData.js';
import { shortText, valueText } from './chartText.js';
import type { ChartNumbers } from './chartText.js';

const inEnglish: ChartNumbers = { type: 'number', locale: 'en-US', currency: 'USD' };
const inGerman: ChartNumbers = { type: 'number', locale: 'de-DE', currency: 'EUR' };
const money = { type: 'money' } as const;

const axis = (values: readonly number[], numbers: ChartNumbers, height = 300) =>
  heightsOf([{ title: 'a', values }], height, numbers).ticks.map(({ text }) => text.replaceAll(/\s/g, ' '));

it('formats ticks of small values with enough decimals to differ', () => {
  expect(axis([0.01, 0.05], inEnglish)).toEqual(['0', '0.01', '0.02', '0.03', '0.04', '0.05']);
  expect(axis([0.0004], inEnglish)).toEqual(['0', '0.0001', '0.0002', '0.0003', '0.0004']);
  expect(axis([0.01, 0.05], inGerman)).toEqual(['0', '0,01', '0,02', '0,03', '0,04', '0,05']);
  expect(axis([-0.02, 0.02], inEnglish)).toEqual(['-0.02', '-0.01', '0', '0.01', '0.02']);
  expect(axis([0.2], { ...inEnglish, ...money })).toEqual(['$0', '$0.05', '$0.10', '$0.15', '$0.20']);
});

it('formats ticks of large values exactly, grouped and without redundant decimals', () => {
  expect(axis([1100], inEnglish)).toEqual(['0', '200', '400', '600', '800', '1K', '1.2K']);
  expect(axis([1240], inEnglish, 400)).toEqual(['0', '200', '400', '600', '800', '1K', '1.2K', '1.4K']);
  expect(axis([12_000], { ...inGerman, ...money })).toEqual([
    '0 €',
    '2.000 €',
    '4.000 €',
    '6.000 €',
    '8.000 €',
    '10.000 €',
    '12.000 €',
  ]);
  expect(axis([2_400_000], inGerman)).toEqual(['0', '500.000', '1 Mio.', '1,5 Mio.', '2 Mio.', '2,5 Mio.']);
  expect(axis([12_000], { ...inEnglish, locale: 'ja-JP' })).toEqual([
    '0',
    '2,000',
    '4,000',
    '6,000',
    '8,000',
    '1万',
    '1.2万',
  ]);
});

it.each([0.000_03, 0.007, 0.3, 1, 7, 99, 1240, 12_500, 86_000, 1_240_000, 7.7e9])(
  'never formats two ticks equally: %d',
  (value) => {
    for (const locale of ['en-US', 'de-DE', 'fr-FR', 'ja-JP', 'hi-IN', 'ar-EG'])
      for (const type of ['number', 'money'] as const)
        for (const height of [120, 300, 900]) {
          const texts = axis([value], { type, locale, currency: 'KWD' }, height);
          expect(new Set(texts).size, `${locale} ${texts.join(' | ')}`).toBe(texts.length);
        }
  },
);

it('formats sums and values with their first digits, however small', () => {
  expect(shortText(0.05, inEnglish)).toBe('0.05');
  expect(shortText(12.5, { ...inEnglish, ...money })).toBe('$12.50');
  expect(shortText(90_210, { ...inEnglish, ...money })).toBe('$90.2K');
  expect(shortText(3000.4, { ...inGerman, ...money })).toBe('3.000\u00A0€');
  expect(shortText(20_658.4, { ...inGerman, ...money })).toBe('20.658\u00A0€');
  expect(valueText(0.0004, inEnglish)).toBe('0.0004');
  expect(valueText(0, inEnglish)).toBe('0');
  expect(valueText(12_400.5, inEnglish)).toBe('12,400.5');
});
