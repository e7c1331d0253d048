import { expect, it } from 'vitest';
import { formatNumber, numberFormat, pluralRules } from './numberFormat';

it('makes one formatter for the same locale and options', () => {
  const first = numberFormat('en-US', { style: 'percent' });
  expect(numberFormat('en-US', { style: 'percent' })).toBe(first);
  expect(numberFormat('en-US')).not.toBe(first);
  expect(numberFormat('de-DE', { style: 'percent' })).not.toBe(first);
});

it('formats as the locale does', () => {
  expect(numberFormat('de-DE').format(1234.5)).toBe('1.234,5');
  expect(numberFormat('en-US', { maximumFractionDigits: 1 }).format(4.56)).toBe('4.6');
});

it('writes a number as its formatter does, the first time and later, also past those whose texts are kept', () => {
  const share = { style: 'percent' } as const;
  expect([formatNumber('de-DE', 1234.5), formatNumber('de-DE', 1234.5)]).toEqual(['1.234,5', '1.234,5']);
  expect(formatNumber('en-US', 0.15, share)).toBe('15%');
  expect(formatNumber('en-US', 0.15)).toBe('0.15');
  for (let count = 0; count < 1500; count += 1)
    expect(formatNumber('en-US', count)).toBe(numberFormat('en-US').format(count));
});

it('keeps plural rules', () => {
  expect(pluralRules('en-US')).toBe(pluralRules('en-US'));
  expect(pluralRules('en-US').select(1)).toBe('one');
});

it('throws for a locale that is none', () => {
  expect(() => numberFormat('not a locale')).toThrow(RangeError);
});
