import { createHandlers } from '@marketrow/fixtures/handlers';
import { createMockFetch } from '@marketrow/fixtures/node';
import { describe, expect, it } from 'vitest';
import { findResults } from '../search/results';
import { parseQuery } from '../search/searchQuery';
import { searchCatalog } from './searchFile';

describe('what people type', () => {
  it.each([
    ['en', ['laptops', 'cell phones', 'teddy', 'gift for mom', 'tires', '“keyfold”', 'watch', 'Northgate', 'fruits']],
    ['de', ['Handys', 'Möhren', 'Geschenk für Mama', 'Fahrräder', 'Hut', 'Strümpfe', 'Öl', 'Regenschirm', 'Obst']],
  ] as const)('finds the same products as the API, in the same order: %s', async (locale, queries) => {
    const site = await searchCatalog(locale);
    const api = createMockFetch(createHandlers());
    const differences: string[] = [];
    for (const q of queries) {
      const url = `http://localhost/api/search?${new URLSearchParams({ q, lang: locale }).toString()}`;
      const response = await api(new Request(url));
      const { items, total } = (await response.json()) as { items: { slug: string }[]; total: number };
      const { places } = findResults(site, parseQuery(`?${new URLSearchParams({ q }).toString()}`));
      const [own, theirs] = [places.slice(0, 24).map((place) => site.slug[place]), items.map(({ slug }) => slug)];
      if (places.length !== total || own.join() !== theirs.join() || total === 0)
        differences.push(`${q}: ${String(places.length)} ${own.join()}, API ${String(total)} ${theirs.join()}`);
    }
    expect(differences).toEqual([]);
  });
});
