import { expect, it } from 'vitest';
import { momentFormat } from './momentFormat';

it.each([
  ['en-US', 'Nov 18, 9:12 AM'],
  ['en-GB', '18 Nov, 09:12'],
  ['de-DE', '18. Nov., 09:12'],
])('writes a moment as %s does', (locale, text) => {
  expect(momentFormat(locale).format(new Date('2023-11-18T09:12:00Z')).replaceAll('\u202F', ' ')).toBe(text);
});
