import type { LoadSuggestions } from '@marketrow/components/SearchBar';
import { api } from '../../apiOrigin';
import { money } from '../../i18n/format';
import { href, paths, searchDataPath, type Locale } from '../../routes';
import { openCatalog, pictureWidthsOf, productAt, type Catalog, type SearchFile } from '../../search/catalog';
import { fold } from '../../search/fold';

const most = 6;
const catalogs = new Map<Locale, Promise<Catalog>>();

/**
 * Suggestions of a language: titles by the API, pictures and prices by the file that the search page searches. Where the API
 * does not answer, as on a static host, the file answers alone.
 */
export function suggestionsIn(locale: Locale, currency: string): LoadSuggestions {
  return async (query, { signal }) => {
    const [catalog, titles] = await Promise.all([read(locale), ask(locale, query, signal)]);
    return placesOf(catalog, query, titles).map((place) => {
      const { slug, title, thumbnail, shop } = productAt(catalog, place);
      return {
        id: slug,
        title,
        href: href(locale, paths.product(slug)),
        src: pictureWidthsOf(slug, thumbnail)?.split(' ', 1)[0] ?? thumbnail,
        text: shop?.name ?? '',
        detail: money(locale, currency, catalog.cents[place] ?? 0),
      };
    });
  };
}

/** Where the products lie that are suggested. */
function placesOf(catalog: Catalog, query: string, titles: readonly string[] | undefined): number[] {
  if (titles)
    return titles
      .map((title) => catalog.title.indexOf(title))
      .filter((place) => place >= 0)
      .slice(0, most);
  const words = ` ${fold(query)}`;
  return catalog.words.flatMap((text, place) => (text.includes(words) ? [place] : [])).slice(0, most);
}

function read(locale: Locale): Promise<Catalog> {
  let catalog = catalogs.get(locale);
  if (!catalog) {
    catalog = fetch(searchDataPath(locale)).then(async (answer) => openCatalog((await answer.json()) as SearchFile));
    // A failure is not kept: the next letter tries again.
    catalog.catch(() => catalogs.delete(locale));
    catalogs.set(locale, catalog);
  }
  return catalog;
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
