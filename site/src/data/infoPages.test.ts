import { expect, it } from 'vitest';
import { locales } from '../routes';
import { infoPages } from './infoPages';

it('describes every information page once, in 50 to 160 characters', () => {
  const texts = infoPages.flatMap((page) => locales.map((locale) => page[locale].description));
  expect(texts.filter((text) => text.length < 50 || text.length > 160)).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
});

it('has two to four paragraphs on every information page', () => {
  const wrong = infoPages.flatMap((page) =>
    locales
      .filter((locale) => page[locale].paragraphs.length < 2 || page[locale].paragraphs.length > 4)
      .map(() => page.path),
  );
  expect(wrong).toEqual([]);
});
