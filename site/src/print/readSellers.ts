import { marketplaceDelivery } from '@marketrow/contract/parts';
import { callApi } from '../callApi';
import type { Layout, Shop } from '../data/types';

/** Seller as papers name it. */
export interface Seller {
  /** Slug of the shop; undefined for the marketplace itself. */
  slug?: string;
  /** Undefined for the marketplace itself. */
  name?: string;
  address: string;
  email: string;
  phone: string;
}

/** Longest wait for addresses, in milliseconds: without them a paper names the shops alone. */
const longestWait = 4_000;

/** Reads the sellers by the ids that parts of orders have. Empty where the API does not answer. */
export async function readSellers(): Promise<ReadonlyMap<string, Seller>> {
  const read = <Value>(path: string) =>
    callApi<Value>(path, { signal: AbortSignal.timeout(longestWait) }).catch(() => undefined);
  const [shops = [], layout] = await Promise.all([read<Shop[]>('/api/shops'), read<Layout>('/api/layout')]);
  const sellers = new Map<string, Seller>(shops.map((shop) => [shop.id, shop]));
  if (layout) sellers.set(marketplaceDelivery, layout.footer.contact);
  return sellers;
}
