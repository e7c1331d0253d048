import { expect, it } from 'vitest';
import { isIndexed, page, pages } from './dist.ts';

const bases = ['', '/de'];

it('has thirty-one categories in each language, each with four products or more and its trail', () => {
  const wrong = bases.flatMap((base) => {
    const found = pages.filter(({ route }) => route.startsWith(`${base}/grocery-4/categories/`));
    const poor = found.filter(
      (candidate) =>
        !isIndexed(candidate) ||
        candidate.document.querySelectorAll('main article').length < 4 ||
        candidate.document.querySelectorAll('nav ol > li').length !== 3,
    );
    return [
      ...(found.length === 31 ? [] : [`${base}: ${String(found.length)} categories`]),
      ...poor.map((p) => p.route),
    ];
  });
  expect(wrong).toEqual([]);
});

it('shows on the grocery home what the specification counts', () => {
  for (const base of bases) {
    const { document } = page(`${base}/grocery-2`);
    const count = (selector: string) => document.querySelectorAll(selector).length;
    expect({
      sideList: count('#side-list > div > ul > li'),
      cards: count('.site-card'),
      categories: count('section[aria-labelledby="categories"] li'),
      featured: count('section[aria-labelledby="featured"] article'),
      best: count('section[aria-labelledby="best"] article'),
      essentials: count('section[aria-labelledby="essentials"] article'),
      more: count('section[aria-labelledby="more"] article'),
    }).toEqual({ sideList: 13, cards: 3, categories: 6, featured: 9, best: 12, essentials: 9, more: 9 });
  }
});
