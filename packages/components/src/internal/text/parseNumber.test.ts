import { expect, it } from 'vitest';
import { numberInput, parseNumber } from './parseNumber.js';

it.each([
  ['de-DE', '12,50', '12.50'],
  ['de-DE', '12.50', '12.50'],
  ['de-DE', '1.250', '1250'],
  ['de-DE', '1.250,5', '1250.5'],
  ['de-DE', '1,250.5', '1250.5'],
  ['de-DE', '1.250.000', '1250000'],
  ['de-DE', '1,250', '1.250'],
  ['de-DE', '0.125', '0.125'],
  ['de-DE', '1250.125', '1250.125'],
  ['de-DE', '1.250,00 €', '1250.00'],
  ['de-CH', '1’250.50', '1250.50'],
  ['de-CH', "1'250", '1250'],
  ['en-US', '12,50', '12.50'],
  ['en-US', '1,250', '1250'],
  ['en-US', '1.250', '1.250'],
  ['en-US', '$1,250.50', '1250.50'],
  ['en-US', '1.250,50', '1250.50'],
  ['en-US', '.5', '0.5'],
  ['en-US', '5.', '5'],
  ['en-US', '007', '7'],
  ['en-US', '+7', '7'],
  ['en-US', '−7', '-7'],
  ['en-IN', '12,34,567.5', '1234567.5'],
  ['fr-FR', '1\u202F250,50', '1250.50'],
  ['fr-FR', '1\u00A0250', '1250'],
  ['fr-FR', '1 250 000', '1250000'],
  ['fr-FR', '12.5', '12.5'],
  ['ar-EG', '١٬٢٥٠٫٥', '1250.5'],
  ['ar-EG', '١٢٫٥٠', '12.50'],
  ['ar-EG', '1,250.5', '1250.5'],
  ['fa-IR', '۱۲٫۵', '12.5'],
  ['fa-IR', '۱۲/۵', undefined],
  ['de-DE', '١٫٢٥٠', '1.250'],
  ['hi-IN', '१२.५', '12.5'],
  ['ja-JP', '１２．５', '12.5'],
  ['en-US', '\u200E12.5\uFEFF', '12.5'],
])('%s parses %s as %s', (locale, text, number) => {
  expect(parseNumber(text, locale)).toBe(number);
});

it.each([
  '',
  ' ',
  'abc',
  '1e5',
  '0x10',
  '12a',
  '1.2.3',
  '12,50,1',
  '1,25.000,5',
  '1..5',
  '--5',
  '-',
  '.',
  '12 50',
  '5-7',
])('rejects %j', (text) => {
  for (const locale of ['en-US', 'de-DE', 'fr-FR']) expect(parseNumber(text, locale), locale).toBeUndefined();
});

it("does not guess at separators that are not the language's", () => {
  expect(parseNumber('1.250', 'fr-FR')).toBeUndefined();
  expect(parseNumber('1,250', 'de-CH')).toBeUndefined();
});

it('formats a number for typing, and parses it again', () => {
  expect(numberInput('1250.50', 'de-DE')).toBe('1250,50');
  expect(numberInput('1250.50', 'en-US')).toBe('1250.50');
  expect(numberInput('12.5', 'ar-EG')).toBe('١٢٫٥');
  expect(numberInput('', 'de-DE')).toBe('');
  for (const locale of [
    'en-US',
    'de-DE',
    'de-CH',
    'fr-FR',
    'ar-EG',
    'fa-IR',
    'hi-IN',
    'en-IN',
    'pt-BR',
    'sv-SE',
    'bn-BD',
  ])
    for (const number of ['0', '-7', '12.5', '1.250', '999.999', '1234567.25'])
      expect(parseNumber(numberInput(number, locale), locale), `${locale} ${number}`).toBe(number);
});
