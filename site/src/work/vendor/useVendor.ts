import { useCallback } from 'react';
import type { Answers } from '../../data/work';
import { readCall } from '../base/api';
import type { WorkContext } from '../base/model';
import { useRecord } from '../base/useRecord';
import { isShop, shopQuery, useNamedShop } from '../base/vendorShop';
import { vendorCalls, vendorOf, type VendorData } from './readVendor';

export interface VendorDashboardProps {
  context: WorkContext;
  /** The page of the first shop, as it was built. */
  built: VendorData;
  /** How many products each shop has, by its id. */
  products: Readonly<Record<string, number>>;
}

/** The first page of the seller whose shop the address names. */
export function useVendor({ context: { locale }, built, products }: VendorDashboardProps) {
  const shop = useNamedShop();
  const read = useCallback(async () => {
    const query = shopQuery();
    const answers = await Promise.all(
      vendorCalls.map((call) => readCall(call, locale, call.startsWith('/api/vendor/') ? query : {})),
    );
    return vendorOf(answers as unknown as Answers<typeof vendorCalls>, query['shop'], products);
  }, [locale, products]);
  const { state, retry } = useRecord(built, read);
  // What was built is about the first shop.
  const isOther = shop !== undefined && !isShop(built.shop, shop);
  const isBuilt = state.status === 'ready' && state.record === built;
  return { state: isBuilt && isOther ? ({ status: 'loading' } as const) : state, retry, shop };
}
