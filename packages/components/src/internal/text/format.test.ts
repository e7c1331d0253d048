import { describe, expect, it } from 'vitest';
import { format, plural } from './format.js';

describe('format', () => {
  it('fills every placeholder, also repeated ones', () => {
    expect(format('{a} of {b}, {a}', { a: 'x', b: 2 })).toBe('x of 2, x');
  });

  it('keeps a placeholder without a value', () => {
    expect(format('{a} {toString}', {})).toBe('{a} {toString}');
  });

  it('does not fill placeholders inside a value', () => {
    expect(format('{a}', { a: '{b}', b: 'x' })).toBe('{b}');
  });
});

describe('plural', () => {
  it('picks the plural form of the language and formats with its digits', () => {
    const forms = { one: '{count} review', other: '{count} reviews' };
    expect(plural('en-US', 1, forms)).toBe('1 review');
    expect(plural('en-US', 1200, forms)).toBe('1,200 reviews');
    expect(plural('de-DE', 1200, { one: '{count} Bewertung', other: '{count} Bewertungen' })).toBe('1.200 Bewertungen');
  });

  it('returns the same form from the cache, for any number', () => {
    const forms = { one: 'one {count}', other: 'other {count}' };
    for (const times of [1, 2]) {
      expect(plural('en-US', 1, forms), `${times}`).toBe('one 1');
      expect(plural('en-US', 0, forms)).toBe('other 0');
      expect(plural('en-US', 1.5, forms)).toBe('other 1.5');
      expect(plural('en-US', 1001, forms)).toBe('other 1,001');
      expect(plural('fr-FR', 0, forms)).toBe('one 0');
    }
  });

  it('falls back to other for a missing form', () => {
    expect(plural('ar-EG', 2, { other: '{count} تقييم' })).toBe('٢ تقييم');
  });
});
