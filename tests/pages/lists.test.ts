import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isIndexed, page } from './dist.ts';

/** The list pages by path, with their heading in each language. `npm run new:page` adds a row. */
const listPages = JSON.parse(readFileSync(join(import.meta.dirname, 'list-pages.json'), 'utf8')) as {
  path: string;
  en: string;
  de: string;
}[];

it('holds no catalogue in the page of the wishlist', () => {
  const { document } = page('/wish-list');
  expect(document.querySelectorAll('[data-mr-wishlist] article').length).toBe(0);
  expect(document.querySelectorAll('main article').length).toBeLessThanOrEqual(12);
});

it('gives every list page its heading, products and a place in search engines, in both languages', () => {
  const seen = listPages.flatMap(({ path, en, de }) =>
    [
      { route: path, heading: en },
      { route: `/de${path}`, heading: de },
    ].map((expected) => {
      const found = page(expected.route);
      return {
        ...expected,
        seen: found.document.querySelector('h1')?.textContent,
        hasProducts: found.document.querySelectorAll('main article').length > 0,
        isIndexed: isIndexed(found),
      };
    }),
  );
  expect(seen.filter((row) => row.seen !== row.heading || !row.hasProducts || !row.isIndexed)).toEqual([]);
});
