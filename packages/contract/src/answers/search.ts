import type { SearchAnswer } from '../schemas/index.ts';
import { correctedQuery, correctedScores, searchFormsOf, searchScore, searchWordsOf } from '../search/index.ts';
import type { Call } from './call.ts';
import { keptBeside, readPublished } from './outline.ts';
import { pageOf } from './paging.ts';
import { facetsOf } from './search-facets.ts';
import { entriesLeft, filtersOf } from './search-filters.ts';
import { type Entry, type SearchIndex, searchIndexOf, type Sort, sortedEntries } from './search-index.ts';

const pageSize = 24;
const suggestionCount = 6;

/**
 * Finds products by words and filters, 24 a page. Parameters: `q` (title, category, brand, color or shop must have every word, a form of
 * it or a synonym), `category`, `brand`, `shop`, `color`, `size` (repeatable: any of them), `min`, `max` (sale price in dollars), `rating`
 * (minimum number of stars), `sale=1`, `sort`, `page`. Invalid values are ignored. If no product answers the words, their typos are
 * corrected and the answer has the new text in `corrected`.
 */
export async function search({ query, records }: Call): Promise<SearchAnswer> {
  const { language } = records;
  const index = searchIndexOf(await records.outline(), language);
  const filters = filtersOf(query);
  const { scores, corrected } = scoresOf(query.get('q') ?? '', index, language);
  const left = entriesLeft(scores ? [...scores.keys()] : index.entries, filters);
  const sorted = sort(left.found, filters.sort, index, scores);
  const { items, ...page } = pageOf(sorted, query.get('page'), pageSize);
  const slugs = items.map(({ product }) => product.slug);
  const facets = facetsOf(left, { nameOf: index.nameOf, language });
  return { items: await readPublished(records, slugs), ...page, ...(corrected !== undefined && { corrected }), facets };
}

/** Returns six titles at most that have every word of `?q=`, typos corrected, the best first; without `q` the first six. */
export async function suggestions({ query, records }: Call): Promise<string[]> {
  const { language } = records;
  const index = searchIndexOf(await records.outline(), language);
  const words = searchWordsOf(language);
  const q = query.get('q') ?? '';
  const scored = (text: string) => {
    const typed = searchFormsOf(text, words);
    return index.entries.flatMap(({ product: { title }, titleTexts }) => {
      const score = searchScore(titleTexts, typed, true);
      return score === undefined ? [] : [{ title, score }];
    });
  };
  let found = scored(q);
  const corrected = found.length === 0 ? correctedQuery(textsOf(index), q, words) : undefined;
  if (corrected !== undefined) found = scored(corrected);
  const best = found.sort((a, b) => b.score - a.score);
  return best.slice(0, suggestionCount).map(({ title }) => title);
}

const textsOf = keptBeside(({ entries }: SearchIndex) => entries.map(({ texts }) => texts));

interface Scores {
  /** Scores of the products that have every word, in the order of the catalog. Omitted: no word was typed. */
  scores?: ReadonlyMap<Entry, number>;
  /** Corrected text that was searched. */
  corrected?: string | undefined;
}

function scoresOf(query: string, index: SearchIndex, language: string): Scores {
  const words = searchWordsOf(language);
  if (searchFormsOf(query, words).parts.length === 0) return {};
  const found = correctedScores(textsOf(index), query, words);
  const scores = new Map<Entry, number>();
  found.scores.forEach((score, place) => {
    const entry = index.entries[place];
    if (score !== undefined && entry) scores.set(entry, score);
  });
  return { scores, corrected: found.corrected };
}

/** Sorts entries; equal ones stay in the order of the catalog. */
function sort(
  found: readonly Entry[],
  by: Sort,
  index: SearchIndex,
  scores: ReadonlyMap<Entry, number> | undefined,
): readonly Entry[] {
  if (by === 'relevance') return scores ? found.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0)) : found;
  const all = sortedEntries(index, by);
  if (found.length === all.length) return all;
  const wanted = new Set(found);
  return all.filter((entry) => wanted.has(entry));
}
