/* What the rail beside a list offers: the values that its products have, with counts. Read once for each list of a build. */
import { salePriceCents } from '@marketrow/cart-client/money';
import { shopSlugOf, type Locale } from '../routes';
import { bySize } from '../search/bySize';
import { brandSlugs } from './brandSlugs';
import { allCategories, brands, products, shopsById, type Product } from './index';
import { categoryCountsOf } from './listFacts';
import { oncePerList } from './oncePerList';
import { ratingCount } from './ratingCount';
import { searchCategories } from './searchFile';

/** A value that products share. */
export interface BrowseChoice {
  /** Its part of the address. */
  slug: string;
  name: string;
  /** Products that have it. */
  count: number;
}

/** A category with those in it. */
export interface BrowseCategory extends BrowseChoice {
  /** Whether it has a page of its own. */
  hasPage: boolean;
  children: BrowseCategory[];
}

/** A range of prices in whole dollars. */
export interface PriceStep {
  /** Left out: from nothing. */
  min?: number;
  /** Left out: without an end. */
  max?: number;
  count: number;
}

/** What a list can be narrowed down by. */
export interface BrowseFacets {
  /** Categories with a product of the list. */
  categories: BrowseCategory[];
  prices: PriceStep[];
  shops: BrowseChoice[];
  brands: BrowseChoice[];
  /** Sizes from small to large. Empty where most products have none, as in the search. */
  sizes: Omit<BrowseChoice, 'slug'>[];
  /** Products with four stars or more. */
  wellRated: number;
  /** Reduced products. */
  reduced: number;
}

const priceEdges = [10, 25, 50, 100, 250, 1000];
const known = new WeakMap<readonly Product[], Promise<BrowseFacets>>();

/** What a list can be narrowed down by. The same list is read once, however many pages show it. */
export function browseFacets(locale: Locale, list: readonly Product[]): Promise<BrowseFacets> {
  let facets = known.get(list);
  if (facets === undefined) known.set(list, (facets = readFacets(locale, list)));
  return facets;
}

/** The categories of the whole catalogue. */
export async function catalogueCategories(locale: Locale): Promise<BrowseCategory[]> {
  return (await browseFacets(locale, await products(locale))).categories;
}

/** The rated products of a list, the best liked first. */
export const likedFirst = oncePerList((list: readonly Product[]): readonly Product[] =>
  list
    .map((product) => ({ product, count: ratingCount(product) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.product.rating - a.product.rating || b.count - a.count)
    .map(({ product }) => product),
);

async function readFacets(locale: Locale, list: readonly Product[]): Promise<BrowseFacets> {
  const [nodes, pages, allShops, allBrands] = await Promise.all([
    searchCategories(locale),
    allCategories(locale),
    shopsById(locale),
    brands(locale),
  ]);
  const slugOf = brandSlugs(allBrands);
  const inCategory = categoryCountsOf(list);
  const ofShop = countsOf(list.flatMap(({ shop }) => shop?.id ?? []));
  const ofBrand = countsOf(list.flatMap(({ brand }) => brand ?? []));
  const withPage = new Set(pages.map(({ slug }) => slug));
  const under = (parent: number): BrowseCategory[] =>
    nodes.flatMap(([slug, name, above], place) =>
      above === parent && inCategory.has(slug)
        ? [{ slug, name, count: inCategory.get(slug) ?? 0, hasPage: withPage.has(slug), children: under(place) }]
        : [],
    );
  return {
    categories: under(-1),
    prices: priceSteps(list),
    shops: byCount(
      [...ofShop].flatMap(([id, count]) => {
        const found = allShops.get(id);
        return found ? [{ slug: shopSlugOf(found.path), name: found.shop.name, count }] : [];
      }),
    ),
    brands: byCount([...ofBrand].map(([name, count]) => ({ slug: slugOf(name), name, count }))),
    sizes: sizesOf(list),
    wellRated: list.filter(({ rating }) => rating >= 4).length,
    reduced: list.filter(({ discount }) => discount > 0).length,
  };
}

function sizesOf(list: readonly Product[]): BrowseFacets['sizes'] {
  const sized = list.flatMap(({ size }) => (size && size.length > 0 ? [size] : []));
  if (sized.length * 2 < list.length) return [];
  const counts = [...countsOf(sized.flat())].map(([name, count]) => ({ name, count }));
  return counts.toSorted((a, b) => bySize(a.name, b.name));
}

/** The ranges with a product, in order. Like the search's, a range holds both its ends. */
export function priceSteps(list: readonly Pick<Product, 'price' | 'discount'>[]): PriceStep[] {
  const amounts = list.map(({ price, discount }) => salePriceCents(price, discount) / 100);
  const steps = [undefined, ...priceEdges].map((min, place) => ({ min, max: priceEdges[place] }));
  return steps.flatMap(({ min, max }) => {
    const count = amounts.filter((amount) => amount >= (min ?? 0) && amount <= (max ?? Infinity)).length;
    return count === 0 ? [] : [{ ...(min !== undefined && { min }), ...(max !== undefined && { max }), count }];
  });
}

function countsOf(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function byCount(choices: readonly BrowseChoice[]): BrowseChoice[] {
  return choices.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
