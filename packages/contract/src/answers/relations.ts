import { keptBeside } from './outline.ts';
import type { ProductOutline } from './records.ts';

/** Points of a shared category that is not wide. */
const narrowPoints = 4;

/** Categories so wide that sharing them says nothing. */
const wide = new Set(['giftshop', 'security', 'groceries', 'electronics', 'fashion']);

type Compared = Pick<ProductOutline, 'id' | 'slug' | 'categories' | 'brand' | 'shop'>;
type Test = (product: Compared) => boolean;

/**
 * Returns at most `count` other products that are like one: shared categories count most, then brand and shop. Each row of four
 * has one dark picture at most. Its time does not grow with the catalog if the product has a narrow category with enough
 * products.
 *
 * @param dark Slugs of products with a dark picture.
 */
export function relatedTo(product: Compared, all: readonly Compared[], dark: readonly string[], count = 8): Compared[] {
  const isLight: Test = ({ slug }) => !dark.includes(slug);
  const close = closeTo(product, all);
  const near = ranked(product, close);
  // A product outside `close` shares no narrow category, so it would be sorted after these.
  const isEnough = near.filter((other) => likeness(product, other) >= narrowPoints && isLight(other)).length >= count;
  return inLight(isEnough ? near : ranked(product, all), isLight, count);
}

/** Sorts by likeness, then by id. */
function ranked(product: Compared, candidates: readonly Compared[]): Compared[] {
  return candidates
    .filter((other) => other.slug !== product.slug)
    .map((other) => ({ other, score: likeness(product, other) }))
    .sort((a, b) => b.score - a.score || compare(a.other.id, b.other.id))
    .map(({ other }) => other);
}

/** The products of each narrow category and of each brand, counted once for a list. */
interface Groups {
  categories: ReadonlyMap<string, readonly Compared[]>;
  brands: ReadonlyMap<string, readonly Compared[]>;
}

const groupsOf = keptBeside((all: readonly Compared[]): Groups => ({
  categories: grouped(all, ({ categories }) => categories.filter((slug) => !wide.has(slug))),
  brands: grouped(all, ({ brand }) => (brand === null ? [] : [brand])),
}));

function grouped(all: readonly Compared[], keysOf: (product: Compared) => readonly string[]): Map<string, Compared[]> {
  const groups = new Map<string, Compared[]>();
  for (const product of all) {
    for (const key of keysOf(product)) {
      const group = groups.get(key);
      if (group) group.push(product);
      else groups.set(key, [product]);
    }
  }
  return groups;
}

/** Returns all products that share a narrow category or the brand. */
function closeTo(product: Compared, all: readonly Compared[]): Compared[] {
  const { categories, brands } = groupsOf(all);
  const shared = product.categories.flatMap((slug) => categories.get(slug) ?? []);
  const ofBrand = product.brand === null ? [] : (brands.get(product.brand) ?? []);
  return [...new Set([...shared, ...ofBrand])];
}

/** Returns the first `count` products; moves a second dark picture in a row of four to the next row. */
function inLight(list: readonly Compared[], isLight: Test, count: number): Compared[] {
  const waiting = [...list];
  const result: Compared[] = [];
  while (waiting.length > 0 && result.length < count) {
    const row = result.slice(result.length - (result.length % 4));
    const next = row.every(isLight) ? 0 : waiting.findIndex(isLight);
    result.push(...waiting.splice(Math.max(next, 0), 1));
  }
  return result;
}

function likeness(a: Compared, b: Compared): number {
  const shared = a.categories.filter((slug) => b.categories.includes(slug));
  const points = shared.reduce((sum, slug) => sum + (wide.has(slug) ? 1 : narrowPoints), 0);
  const sameBrand = a.brand !== null && a.brand === b.brand ? 3 : 0;
  const sameShop = a.shop !== undefined && a.shop.id === b.shop?.id ? 1 : 0;
  return points + sameBrand + sameShop;
}

/** By code unit, so that the order does not depend on the machine's language. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
