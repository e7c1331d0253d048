import { describe, expect, it } from 'vitest';
import { bySlug, itemListPage, itemListParams, listPage, localeSlugParams, notFound } from './lookup';

const locals = { locale: 'de' as const };
const lists = () =>
  Promise.resolve(
    new Map([
      ['x', { item: 1, list: ['a', 'b', 'c'] }],
      ['health&beauty', { item: 2, list: [] }],
    ]),
  );

describe('addresses of a build', () => {
  it('are one a language and slug', async () => {
    expect(await localeSlugParams((locale) => Promise.resolve([`a-${locale}`]))).toEqual([
      { params: { locale: undefined, slug: 'a-en' } },
      { params: { locale: 'de', slug: 'a-de' } },
    ]);
  });

  it('are one a page of a list, the first without a number, and lead back to it', async () => {
    const params = (await itemListParams(2, lists)).map((entry) => entry.params);
    expect(params.slice(0, 3)).toEqual([
      { locale: undefined, slug: 'x', page: undefined },
      { locale: undefined, slug: 'x', page: '2' },
      { locale: undefined, slug: 'health&beauty', page: undefined },
    ]);
    const pages = await Promise.all(params.map((each) => itemListPage(2, lists, { params: each, locals })));
    expect(pages.slice(0, 3).map((found) => [found?.item, found?.results.page, found?.results.items])).toEqual([
      [1, 1, ['a', 'b']],
      [1, 2, ['c']],
      [2, 1, []],
    ]);
  });
});

describe('a lookup', () => {
  const find = (_: unknown, slug: string) => Promise.resolve(slug === 'health&beauty' ? slug : undefined);

  it.each(['health&beauty', 'health%26beauty'])('finds %s', async (slug) => {
    expect(await bySlug({ params: { slug }, locals }, find)).toBe('health&beauty');
  });

  it.each([undefined, '', 'health', '%', '%E0%A4%A', '__proto__', 'constructor', '../health&beauty'])(
    'knows nothing of %s',
    async (slug) => {
      expect(await bySlug({ params: { slug }, locals }, find)).toBeUndefined();
      expect(await itemListPage(2, lists, { params: { slug }, locals })).toBeUndefined();
    },
  );

  it.each(['0', '1', '02', '3', '-2', '2.0', '2e0', ' 2', '2/2', 'x', '9999999999999', 'NaN'])(
    'knows no page %s of a list of two',
    async (page) => {
      expect(await listPage(2, () => Promise.resolve([1, 2, 3]), { params: { page }, locals })).toBeUndefined();
      expect(await itemListPage(2, lists, { params: { slug: 'x', page }, locals })).toBeUndefined();
    },
  );

  it('answers 404 with a text, which Astro does not replace by a page of its own', async () => {
    expect([notFound().status, await notFound().text()]).toEqual([404, 'Not found\n']);
  });
});
