import { expect, it } from 'vitest';
import { cleanText } from './cleanText.js';

it.each([
  ['no-break space', '030\u00A0123', '030 123'],
  ['narrow no-break space', '1\u202F250', '1 250'],
  ['figure and ideographic space', 'a\u2007b\u3000c', 'a b c'],
  ['line separator', 'a\u2028b', 'a b'],
  ['fixed hyphen', 'Anna\u2011Lena', 'Anna-Lena'],
  ['byte order mark', '\uFEFFines@example.com', 'ines@example.com'],
  ['zero width space', 'ines\u200B@example.com', 'ines@example.com'],
  ['word joiner', 'ines@\u2060example.com', 'ines@example.com'],
  ['soft hyphen', 'Frei\u00ADburg', 'Freiburg'],
  ['marks of direction', '\u202A+49 30 123\u202C\u200E', '+49 30 123'],
  ['isolates', '\u2068+49\u2069', '+49'],
  ['joiners beside Latin letters and at the edges', '\u200Da\u200Cb\u200D', 'ab'],
  ['spaces around', ' \u00A0\u200B Ines \t', 'Ines'],
])('removes or normalizes: %s', (_name, text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

it('keeps meaningful characters: line breaks, joined emoji and Persian words', () => {
  for (const text of ['one\n two', '👩‍🚀', 'می‌خواهم', 'Straße 5–7', "O'Neil"]) expect(cleanText(text)).toBe(text);
});
