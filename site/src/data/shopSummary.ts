import type { Category, Product, Shop } from './types';

/** A shop with what its products tell about it. */
export interface ShopSummary extends Shop {
  /** Mean of the scores of its rated products, to one decimal. Left out: none is rated. */
  rating?: number;
  /** What it mostly sells, in two categories. */
  tagline?: string;
  /** Products it has. */
  productCount: number;
  /** Its products. */
  products: Product[];
}

/** Joins shops with their products. Shops may share a slug with different ids, so the id decides. */
export function shopSummaries(
  shops: readonly Shop[],
  products: readonly Product[],
  categories: readonly Category[],
): ShopSummary[] {
  const names = new Map(categories.map(({ slug, name }) => [slug, name]));
  const byShop = new Map(shops.map(({ id }): [string, Product[]] => [id, []]));
  for (const product of products) byShop.get(product.shop?.id ?? '')?.push(product);
  return shops.map((shop) => {
    const own = byShop.get(shop.id) ?? [];
    const rating = mean(own.map((product) => product.rating).filter((score) => score > 0));
    const tagline = mostFrequent(
      own.flatMap((product) => product.categories.flatMap((slug) => names.get(slug) ?? [])),
      2,
    );
    return {
      ...shop,
      ...(rating !== undefined && { rating }),
      ...(tagline.length > 0 && { tagline: tagline.join(', ') }),
      productCount: own.length,
      products: own,
    };
  });
}

/**
 * The part of a shop's address. Of several shops with one slug the first keeps it; the others carry the beginning of
 * their id.
 */
export function shopSlug(shop: Pick<Shop, 'id' | 'slug'>, all: readonly Pick<Shop, 'id' | 'slug'>[]): string {
  const first = all.find(({ slug }) => slug === shop.slug);
  return first === undefined || first.id === shop.id ? shop.slug : `${shop.slug}-${shop.id.slice(0, 8)}`;
}

/** The name of a shop; with its street where another shop has the same name. */
export function shopName(
  { id, name, address }: Pick<Shop, 'id' | 'name' | 'address'>,
  all: readonly Pick<Shop, 'id' | 'name'>[],
): string {
  const isShared = all.some((other) => other.id !== id && other.name === name);
  return isShared ? `${name}, ${address.split(',')[0] ?? ''}` : name;
}

function mean(scores: readonly number[]): number | undefined {
  if (scores.length === 0) return undefined;
  return Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 10) / 10;
}

function mostFrequent(words: readonly string[], count: number): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([word]) => word);
}
