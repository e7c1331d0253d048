/*
 * What the address of a page names, found anew for each page: the build asks for the addresses that `getStaticPaths` lists, a
 * server that makes pages on demand for any. Both go this way, so they cannot disagree.
 */
import { localeParam, locales, pageParam, resultsPages, type Locale, type ResultsPage } from './routes';

/** Things that each have a list, by the part of the address: categories, shops, brands. */
export type ItemLists<Item, Member> = ReadonlyMap<string, { item: Item; list: readonly Member[] }>;

/** `getStaticPaths` entries of a page that looks up its parameter `slug` with `bySlug`. */
export async function localeSlugParams(slugs: (locale: Locale) => Promise<readonly string[]>) {
  const entries = locales.map(async (locale) =>
    (await slugs(locale)).map((slug) => ({ params: { locale: localeParam(locale), slug } })),
  );
  return (await Promise.all(entries)).flat();
}

/** `getStaticPaths` entries of a `[slug]/[...page].astro`, which looks them up with `itemListPage`. */
export async function itemListParams<Item, Member>(
  size: number,
  lists: (locale: Locale) => Promise<ItemLists<Item, Member>>,
) {
  const entries = locales.map(async (locale) =>
    [...(await lists(locale))].flatMap(([slug, { list }]) =>
      resultsPages(list, size).map(({ page }) => ({
        params: { locale: localeParam(locale), slug, page: pageParam(page) },
      })),
    ),
  );
  return (await Promise.all(entries)).flat();
}

/** What a lookup needs of a page or an endpoint: `Astro`, or the context of an endpoint. */
interface Asked {
  params: Readonly<Record<string, string | undefined>>;
  locals: { locale: Locale };
}

/** The answer to an address that names nothing. The server in front sends the page that says so, in the address's language. */
export function notFound(): Response {
  return new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

/**
 * What the parameter `slug` of an address names. Astro leaves some characters of a request encoded (`health%26beauty`), which
 * the build gives as they are, so both forms are tried.
 */
export async function bySlug<Item>(
  { params, locals }: Asked,
  find: (locale: Locale, slug: string) => Promise<Item | undefined>,
): Promise<Item | undefined> {
  const slug = params['slug'] ?? '';
  return (await find(locals.locale, slug)) ?? find(locals.locale, decoded(slug));
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

/** The page of a list that the parameter `page` names. Undefined: the list has no such page. */
export async function listPage<Item>(
  size: number,
  list: (locale: Locale) => Promise<readonly Item[]>,
  { params, locals }: Asked,
): Promise<ResultsPage<Item> | undefined> {
  return pageOf(await list(locals.locale), size, params['page']);
}

/** The thing that the parameter `slug` names, and the page of its list that the parameter `page` names. */
export async function itemListPage<Item, Member>(
  size: number,
  lists: (locale: Locale) => Promise<ItemLists<Item, Member>>,
  asked: Asked,
): Promise<{ slug: string; item: Item; results: ResultsPage<Member> } | undefined> {
  const found = await bySlug(asked, async (locale, slug) => {
    const entry = (await lists(locale)).get(slug);
    return entry && { slug, ...entry };
  });
  const results = found && pageOf(found.list, size, asked.params['page']);
  return results && { slug: found.slug, item: found.item, results };
}

/** The first page has no number in its address; `1`, `02` and numbers behind the last page name nothing. */
function pageOf<Item>(list: readonly Item[], size: number, param: string | undefined): ResultsPage<Item> | undefined {
  if (param !== undefined && !/^(?:[2-9]|[1-9]\d{1,8})$/.test(param)) return undefined;
  return resultsPages(list, size)[Number(param ?? 1) - 1];
}
