import type { Catalog, PageKind, SearchFile } from './catalog';
import { searchedTexts, searchFormsOf, searchScore, type SearchedText } from './matching';

/** A page beside the products that a text finds. */
export interface PageHit {
  kind: PageKind;
  name: string;
  /** Path without its language. */
  path: string;
}

/** Links of one search at most: they stand above the products. */
const most = 4;

/** Returns the pages whose name, or another word for them, has every word of a text; the best ones first. */
export function pageHits(catalog: Catalog, text: string): PageHit[] {
  const query = searchFormsOf(text, catalog.searchWords);
  if (query.parts.length === 0) return [];
  const found = catalog.pages.flatMap(([kind, name, path], place) => {
    const score = searchScore(textsOf(catalog)[place] ?? [], query);
    return score === undefined ? [] : [{ score, hit: { kind, name, path } }];
  });
  return found
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ hit }) => hit);
}

const textsOfCatalogs = new WeakMap<SearchFile, SearchedText[][]>();

function textsOf(catalog: SearchFile): SearchedText[][] {
  const known =
    textsOfCatalogs.get(catalog) ??
    catalog.pages.map(([, title, , words]) => searchedTexts({ title, brand: words }, catalog.searchWords));
  textsOfCatalogs.set(catalog, known);
  return known;
}
