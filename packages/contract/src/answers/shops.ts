import { HttpError } from '../error.ts';
import type { Shop } from '../schemas/index.ts';
import type { Call } from './call.ts';

/** Returns a function for the address of a shop: its slug, from the second shop of a slug on with the first eight characters of the id. */
export function shopAddresses(shops: readonly NamedShop[]): (shop: NamedShop) => string {
  const first = new Map(shops.toReversed().map(({ slug, id }) => [slug, id]));
  return ({ id, slug }) => ((first.get(slug) ?? id) === id ? slug : `${slug}-${id.slice(0, 8)}`);
}

type NamedShop = Pick<Shop, 'id' | 'slug'>;

/** Returns the shop at an address. The slug with the start of the id works for every shop. */
export function shopBy(shops: readonly Shop[], address: string): Shop | undefined {
  return shops.find(({ slug, id }) => slug === address || `${slug}-${id.slice(0, 8)}` === address);
}

/** Reads the shop of `?shop=`, an id or a slug (of several the first); the first shop without it. Throws an `HttpError` 404 for an unknown one. */
export async function shopOf({ query, records }: Call): Promise<Shop> {
  const shops = await records.shops();
  const wanted = query.get('shop');
  const shop =
    wanted === null ? shops[0] : (shops.find(({ id }) => id === wanted) ?? shops.find(({ slug }) => slug === wanted));
  if (!shop) throw new HttpError(404, 'Shop not found');
  return shop;
}
