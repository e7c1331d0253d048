import { expect, it } from 'vitest';
import { numberFormat, pluralRules } from './numberFormat.js';

it('creates one formatter for the same locale and options', () => {
  const first = numberFormat('en-US', { style: 'percent' });
  expect(numberFormat('en-US', { style: 'percent' })).toBe(first);
  expect(numberFormat('en-US')).not.toBe(first);
  expect(numberFormat('de-DE', { style: 'percent' })).not.toBe(first);
});

it('formats by the rules of the locale', () => {
  expect(numberFormat('de-DE').format(1234.5)).toBe('1.234,5');
  expect(numberFormat('en-US', { maximumFractionDigits: 1 }).format(4.56)).toBe('4.6');
});

it('caches plural rules', () => {
  expect(pluralRules('en-US')).toBe(pluralRules('en-US'));
  expect(pluralRules('en-US').select(1)).toBe('one');
});

it('throws for an invalid locale', () => {
  expect(() => numberFormat('not a locale')).toThrow(RangeError);
});
