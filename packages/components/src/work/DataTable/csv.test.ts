import { expect, it } from 'vitest';
import { toCsv } from './csv.js';
import type { CsvOptions } from './csv.js';

const column = { id: 'a', header: 'A', value: (value: string | number) => value };
const labels = { yes: 'Yes', no: 'No' };
const cell = (value: string | number, options: Partial<CsvOptions> = {}) =>
  toCsv([column], [value], { locale: 'en-US', labels, ...options }).slice('"A"\r\n"'.length, -'"\r\n'.length);

it.each([
  ['en-US', ','],
  ['de-CH', ','],
  ['ja-JP', ','],
  ['de-DE', ';'],
  ['fr-FR', ';'],
  ['pt-BR', ';'],
  ['tr-TR', ';'],
])('separates the cells in %s by "%s", which can be set', (locale, separator) => {
  const two = [column, { ...column, id: 'b', header: 'B' }];
  expect(toCsv(two, ['x'], { locale, labels })).toBe(`"A"${separator}"B"\r\n"x"${separator}"x"\r\n`);
  expect(toCsv(two, [], { locale, labels, separator: '\t' })).toBe('"A"\t"B"\r\n');
});

it('quotes every cell, and writes numbers with the decimal separator of the language', () => {
  expect(cell('say "hi"')).toBe('say ""hi""');
  expect(cell(-1299.5)).toBe('-1299.5');
  expect(cell(-1299.5, { locale: 'de-DE' })).toBe('-1299,5');
  expect(cell(1250, { locale: 'ar-EG' })).toBe('1250');
});

it.each([
  ['=1+1', "'=1+1"],
  ['+1+1', "'+1+1"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝cmd', "'＝cmd"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠x', "'＠x"],
  ['  =1', "'  =1"],
  ['\u00A0=1', "'\u00A0=1"],
  ['\u200B=1', "'\u200B=1"],
  ['a;=cmd|x', "a;'=cmd|x"],
  ['a, =1', "a,' =1"],
  ['a|+1', "a|'+1"],
  ['a\n=1', "a\n'=1"],
  ['a\r\n@x', "a\r\n'@x"],
  ['\tx', "'\tx"],
  ['\rx', "'\rx"],
  ['-5;=1', "-5;'=1"],
  ["-2+cmd|' /C calc'!A0", "'-2+cmd|' /C calc'!A0"],
])('escapes the formula %j', (text, safe) => {
  expect(cell(text)).toBe(safe);
});

it.each(['-5', '-12.50', '-1.250,50', '-5 %', 'a - b', 'a=b', '5-7', 'ines@example.com', 'a; b', '', "it's"])(
  'does not change %j',
  (text) => {
    expect(cell(text)).toBe(text);
  },
);

it('escapes a column name that looks like a formula', () => {
  expect(toCsv([{ ...column, header: '=A' }], [], { locale: 'en-US', labels })).toBe(`"'=A"\r\n`);
});
