import { HttpError } from '../error.ts';
import type { Shop } from '../schemas/index.ts';
import type { Call } from './call.ts';

/** Names shops in their addresses: by the slug, and the second and later ones of a slug with the start of the id behind it. */
export function shopAddresses(shops: readonly NamedShop[]): (shop: NamedShop) => string {
  const first = new Map(shops.toReversed().map(({ slug, id }) => [slug, id]));
  return ({ id, slug }) => ((first.get(slug) ?? id) === id ? slug : `${slug}-${id.slice(0, 8)}`);
}

type NamedShop = Pick<Shop, 'id' | 'slug'>;

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
