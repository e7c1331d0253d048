import { expect, it } from 'vitest';
import { formatNumber } from './formatNumber.js';
import { numberFormat } from './numberFormat.js';

it('formats a number as its formatter does, uncached, cached and beyond the size of the cache', () => {
  const share = { style: 'percent' } as const;
  expect([formatNumber('de-DE', 1234.5), formatNumber('de-DE', 1234.5)]).toEqual(['1.234,5', '1.234,5']);
  expect(formatNumber('en-US', 0.15, share)).toBe('15%');
  expect(formatNumber('en-US', 0.15)).toBe('0.15');
  for (let count = 0; count < 1500; count += 1)
    expect(formatNumber('en-US', count)).toBe(numberFormat('en-US').format(count));
});
