import { paths, type Locale, type ResultsPage } from '../routes';
import { take } from '../take';
import { browseFacets, likedFirst } from './browse';
import { shopsById, type Product, type ShopSummary } from './index';
import { oncePerLocale } from './oncePerLocale';

/** What stands between the products of a list: a shop, or the product that its buyers like best. */
export type Editorial =
  { kind: 'shop'; shop: ShopSummary; slug: string } | { kind: 'product'; product: Product; listTitle: string };

/** Products between two tiles, as the kit's grid has it. */
const every = 9;

/**
 * The tiles of a page of a list: by turns a shop that sells much of it, and a well-liked product from another of its pages.
 * Each page has others.
 */
export async function editorialsOf(
  locale: Locale,
  results: ResultsPage<Product>,
  listTitle: string,
  { withShops }: { withShops: boolean },
): Promise<Editorial[]> {
  const { page, items, all } = results;
  const places = Math.max(0, Math.ceil(items.length / every) - 1);
  if (places === 0) return [];
  const [shops, facets] = await Promise.all([shopsByPath(locale), browseFacets(locale, all)]);
  const shown = new Set(items);
  const elsewhere = (product: Product) => !shown.has(product);
  const seller = facets.shops.length > 1 ? facets.shops[(page - 1) % facets.shops.length] : undefined;
  const shop = seller && withShops ? shops.get(paths.shop(seller.slug)) : undefined;
  const [liked] = take(likedFirst(all).slice(page - 1), 1, elsewhere);
  return [
    ...(seller && shop ? [{ kind: 'shop' as const, shop, slug: seller.slug }] : []),
    ...(liked ? [{ kind: 'product' as const, product: liked, listTitle }] : []),
  ].slice(0, places);
}

const shopsByPath = oncePerLocale(
  async (locale) => new Map([...(await shopsById(locale)).values()].map(({ shop, path }) => [path, shop])),
);
