import { expect, it } from 'vitest';
import { leanSheet } from './leanSheets';

const button = '.mr-Button-root{color:red;&:hover{color:blue}}';
const narrow = '@media (width<22em){.mr-Button-root{color:green}}';
const shared = new Set([`mr.components ${button}`, `mr.components ${narrow}`]);

it('takes out what the frame has, and keeps what differs from it', () => {
  const card = '.mr-Card-root{color:red}';
  const other = '.mr-Button-root{color:pink}';
  expect(leanSheet(`@layer mr.components{${button}${narrow}${card}${other}}`, shared)).toBe(
    `@layer mr.components{${card}${other}}`,
  );
});

it('keeps a rule of the frame that stands in another layer, in none, or in a condition of its own', () => {
  const sheet = `@layer mr.base{${button}}${button}@layer mr.components{@media print{${button}}}`;
  expect(leanSheet(sheet, shared)).toBe(sheet);
});

it('keeps the last of rules that are the same: it is the one that counts', () => {
  const before = '.mr-Card-root{color:red}';
  const other = '.mr-Card-button{color:pink}';
  expect(leanSheet(`@layer mr.components{${before}${other}${before}}`, shared)).toBe(
    `@layer mr.components{${other}${before}}`,
  );
});
