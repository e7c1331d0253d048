import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collator } from '../internal/text/collator';
import { compareTexts, lowerCase, textKey } from './textKey';

const word = fc.string({
  unit: fc.constantFrom(
    ...Array.from('aAbBzZ'),
    ...Array.from('äÄéßñøŁ'),
    ...Array.from('0179'),
    ' ',
    ' ',
    '-',
    '.',
    '_',
    '#',
    'я',
  ),
  maxLength: 8,
});

describe('the order of texts', () => {
  for (const locale of ['en-US', 'de-DE', 'sv-SE', 'ar']) {
    it(`is that of the collator in ${locale}`, () => {
      fc.assert(
        fc.property(word, word, (a, b) => {
          const ours = compareTexts(textKey(a, locale), textKey(b, locale), locale);
          expect(Math.sign(ours)).toBe(Math.sign(collator(locale).compare(a, b)));
        }),
        { numRuns: 2000 },
      );
    });
  }
});

it('makes small letters as the language does', () => {
  expect(lowerCase('ISTANBUL', 'tr-TR')).toBe('ıstanbul');
  expect(lowerCase('ISTANBUL', 'en-US')).toBe('istanbul');
});
