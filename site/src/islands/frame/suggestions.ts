import { salePriceCents } from '@marketrow/cart-client/money';
import type { LoadSuggestions } from '@marketrow/components/SearchBar';
import { api } from '../../apiOrigin';
import { thumbPicture } from '../../data/pictureWidths';
import { money } from '../../i18n/format';
import { keptPromise } from '../../keptPromise';
import { readJson } from '../../readJson';
import { href, paths, searchDataPath, type Locale } from '../../routes';
import { openCatalog, productAt, type Catalog, type FoundProduct, type SearchFile } from '../../search/catalog';
import { readAnswer } from '../../search/answer';
import { pageHits, type PageHit } from '../../search/pageHits';
import { findResults } from '../../search/results';
import { parseQuery } from '../../search/searchQuery';

const most = 6;
const catalogs = new Map<Locale, Promise<Catalog>>();

/**
 * Suggestions of a language: titles by the API, pictures and prices by the file that the search page searches. Where the API
 * does not answer, as on a static host, the file answers alone. Pages that the text names fill what the products leave free.
 */
export function suggestionsIn(locale: Locale, currency: string): LoadSuggestions {
  if (__ON_DEMAND__) return suggestionsOfServer(locale, currency);
  return async (query, { signal }) => {
    const [catalog, titles] = await Promise.all([read(locale), ask(locale, query, signal)]);
    const found = placesOf(catalog, query, titles).map((place) => productAt(catalog, place));
    return suggestionsOf(found, pageHits(catalog, query), { locale, currency });
  };
}

function suggestionsOf(
  found: readonly FoundProduct[],
  hits: readonly PageHit[],
  { locale, currency }: { locale: Locale; currency: string },
) {
  const pages = hits.map(({ name, path }) => ({ id: path, title: name, href: href(locale, path) }));
  return [...found.map((product) => suggestion(product, locale, currency)), ...pages].slice(0, most);
}

function suggestion({ slug, title, thumbnail, shop, price, discount }: FoundProduct, locale: Locale, currency: string) {
  return {
    id: slug,
    title,
    href: href(locale, paths.product(slug)),
    src: thumbPicture(thumbnail),
    description: shop?.name ?? '',
    detail: money(locale, currency, salePriceCents(price, discount)),
  };
}

/** The first products that the server of pages on demand finds. */
function suggestionsOfServer(locale: Locale, currency: string): LoadSuggestions {
  return async (query, { signal }) => {
    const values = new URLSearchParams({ q: query });
    const response = await fetch(`${searchDataPath(locale)}?${values.toString()}`, { signal });
    if (!response.ok) throw new Error(`mr: the search answered ${String(response.status)}.`);
    const { products, hits } = readAnswer(await response.text());
    return suggestionsOf(products, hits, { locale, currency });
  };
}

/** Where the products lie that are suggested. */
function placesOf(catalog: Catalog, query: string, titles: readonly string[] | undefined): number[] {
  if (titles)
    return titles
      .map((title) => catalog.title.indexOf(title))
      .filter((place) => place >= 0)
      .slice(0, most);
  return findResults(catalog, { ...parseQuery(''), q: query }).places.slice(0, most);
}

function read(locale: Locale): Promise<Catalog> {
  return keptPromise(catalogs, locale, async () =>
    openCatalog(await readJson<SearchFile>(searchDataPath(locale), 'slug')),
  );
}

/** The titles that the API suggests; `undefined` when it gives none. */
async function ask(locale: Locale, query: string, signal: AbortSignal): Promise<string[] | undefined> {
  try {
    const values = new URLSearchParams({ q: query, lang: locale });
    const answer = await fetch(`${api}/api/products/search?${values.toString()}`, { signal });
    const titles: unknown = answer.ok ? await answer.json() : undefined;
    return Array.isArray(titles) ? titles.map(String) : undefined;
  } catch {
    return undefined;
  }
}
