import { searchWordsOf } from '@marketrow/fixtures/search';
import { lowStock } from '@marketrow/components/VariantPicker';
import { stockLeft } from './contractRules';
import { brandSlugs } from './brandSlugs';
import { allCategories, brands, groceryCategories, layout, products, shops, shopSlug, type Product } from './index';
import { categoryCountsOf } from './listFacts';
import { oncePerLocale } from './oncePerLocale';
import { swatchesOf } from './productPictures';
import { ratingCount } from './ratingCount';
import { infoPages } from './infoPages';
import { paths, type Locale } from '../routes';
import { openCatalog, usualPicture, type Named, type SearchFile } from '../search/catalog';
import { brandLists, categoryLists, shopLists } from './lists';

/** Everything that the search page searches, in a language. */
export async function searchFile(locale: Locale): Promise<SearchFile> {
  const list = await products(locale);
  const [allShops, categories] = await Promise.all([shops(locale), searchCategories(locale)]);
  const slugOf = brandSlugs(await brands(locale));
  const categoryPlaces = placesOf(categories);
  const brandNames = unique(list.flatMap(({ brand }) => (brand === null ? [] : [[slugOf(brand), brand] as const])));
  const brandPlaces = placesOf(brandNames);
  const shopNames = allShops.map((shop) => [shopSlug(shop, allShops), shop.name] as const);
  const shopPlaces = new Map(allShops.map(({ id }, place) => [id, place]));
  const colors = unique(
    list.flatMap((product) => swatchesOf(product, locale)).map(({ value, label }) => [hex(value), label] as const),
  );
  const colorPlaces = placesOf(colors);
  const column = <Value>(valueOf: (product: Product) => Value): Value[] => list.map(valueOf);
  return {
    searchWords: searchWordsOf(locale),
    categories,
    brands: brandNames,
    shops: shopNames,
    colors,
    pages: await searchPages(locale),
    id: column(({ id }) => id),
    slug: column(({ slug }) => slug),
    title: column(({ title }) => title),
    price: column(({ price }) => price),
    discount: column(({ discount }) => discount),
    compareAtPrice: column(({ compareAtPrice }) => compareAtPrice ?? 0),
    rating: column(({ rating }) => rating),
    ratingCount: column(ratingCount),
    thumbnail: column(({ slug, thumbnail }) => (thumbnail === usualPicture(slug, 1) ? 0 : thumbnail)),
    hover: column(({ slug, images }) => (images[1] === usualPicture(slug, 2) ? 1 : (images[1] ?? 0))),
    category: column((product) => product.categories.flatMap((slug) => categoryPlaces.get(slug) ?? [])),
    brand: column(({ brand }) => (brand === null ? -1 : (brandPlaces.get(slugOf(brand)) ?? -1))),
    shop: column(({ shop }) => (shop ? (shopPlaces.get(shop.id) ?? -1) : -1)),
    color: column(({ colors: own }) => own.flatMap((value) => colorPlaces.get(hex(value)) ?? [])),
    isNew: column(({ status }) => (status === 'New' ? 1 : 0)),
    unit: column(({ unit }) => unit ?? 0),
    measure: column(({ measure }) => (measure ? [measure.amount, measure.unit] : 0)),
    size: column(({ size }) => size ?? 0),
    left: column((product) => lowStock(stockLeft(product)) ?? null),
    sku: column(({ sku }) => sku ?? 0),
  };
}

/** Pages that a search names beside products: those with something to buy, and help. */
async function searchPages(locale: Locale): Promise<SearchFile['pages']> {
  const [categories, brandPages, shopPages] = await Promise.all([
    categoryLists(locale),
    brandLists(locale),
    shopLists(locale),
  ]);
  return [
    ...pagesOf('category', categories, paths.category),
    ...pagesOf('brand', brandPages, paths.brand),
    ...pagesOf('shop', shopPages, paths.shop),
    ...infoPages.map((page) => ['help', page[locale].title, page.path, page[locale].searchWords] as const),
  ];
}

function pagesOf(
  kind: 'category' | 'brand' | 'shop',
  lists: ReadonlyMap<string, { item: { name: string }; list: readonly unknown[] }>,
  pathOf: (slug: string) => string,
): SearchFile['pages'] {
  return [...lists].flatMap(([slug, { item, list }]) =>
    list.length > 0 ? [[kind, item.name, pathOf(slug)] as const] : [],
  );
}

/** The same, ready to be searched: for a server that answers queries. */
export const searchCatalog = oncePerLocale(async (locale) => openCatalog(await searchFile(locale)));

/** How many products each category holds. */
export async function categoryCounts(locale: Locale): Promise<ReadonlyMap<string, number>> {
  return categoryCountsOf(await products(locale));
}

/** Every category that has a name and a product, with the place of the one above it. */
export const searchCategories = oncePerLocale(async (locale): Promise<SearchFile['categories']> => {
  const [list, counts, known, groceries, frame] = await Promise.all([
    products(locale),
    categoryCounts(locale),
    allCategories(locale),
    groceryCategories(locale),
    layout(locale),
  ]);
  const named: Named[] = [
    ...known.map(({ slug, name }) => [slug, name] as const),
    ...groceries.map(({ slug, name }) => [slug, name] as const),
    ...frame.header.searchCategories.flatMap(({ value, title }) => (value === '' ? [] : [[value, title] as const])),
  ];
  const held = unique(named).filter(([slug]) => counts.has(slug));
  const tops = known.filter(({ parent }) => parent.length === 0).map(({ slug }) => slug);
  return held.map(([slug, name]) => {
    const parent = known.find((category) => category.slug === slug)?.parent[0] ?? parentOf(slug, tops, list);
    return [slug, name, held.findIndex(([other]) => other === parent)] as const;
  });
});

/** The category above one that does not say it: the one that holds most of its products, where it holds most of them. */
export function parentOf(
  slug: string,
  tops: readonly string[],
  list: readonly { categories: readonly string[] }[],
): string | undefined {
  if (tops.includes(slug)) return undefined;
  const own = list.filter(({ categories }) => categories.includes(slug));
  const shares = tops.map((top) => ({ top, count: own.filter(({ categories }) => categories.includes(top)).length }));
  const best = shares.reduce((most, share) => (share.count > most.count ? share : most), { top: '', count: 0 });
  return best.count * 2 > own.length ? best.top : undefined;
}

function hex(value: string): string {
  return value.replace('#', '').toLowerCase();
}

function unique(list: readonly Named[]): Named[] {
  return [...new Map(list.map((item) => [item[0], item])).values()];
}

function placesOf(list: readonly (readonly [slug: string, ...rest: unknown[]])[]): Map<string, number> {
  return new Map(list.map(([slug], place) => [slug, place]));
}
