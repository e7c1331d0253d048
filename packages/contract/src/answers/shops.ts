import { HttpError } from '../error.ts';
import type { Shop } from '../schemas/index.ts';
import type { Call } from './call.ts';

/** The name in a shop's address: its slug, and for the second and later ones of a slug the start of the id behind it. */
export function shopAddress(shop: Pick<Shop, 'id' | 'slug'>, shops: readonly Pick<Shop, 'id' | 'slug'>[]): string {
  const first = shops.find(({ slug }) => slug === shop.slug);
  return first === undefined || first.id === shop.id ? shop.slug : `${shop.slug}-${shop.id.slice(0, 8)}`;
}

/** The shop with this name in its address. A shop's whole name with the start of its id always works, too. */
export function shopBy(shops: readonly Shop[], address: string): Shop | undefined {
  return shops.find(({ slug, id }) => slug === address || `${slug}-${id.slice(0, 8)}` === address);
}

/** The shop of `?shop=`, an id or a slug; of those that share a slug, and without one, the first. Throws a 404 when there is none. */
export async function shopOf({ query, records }: Call): Promise<Shop> {
  const shops = await records.shops();
  const wanted = query.get('shop');
  const shop =
    wanted === null ? shops[0] : (shops.find(({ id }) => id === wanted) ?? shops.find(({ slug }) => slug === wanted));
  if (!shop) throw new HttpError(404, 'Shop not found');
  return shop;
}
