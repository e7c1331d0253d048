import type { WorkContext } from '../base/model';
import { readCall } from '../base/api';
import { packageTerms } from '../base/packageTerms';
import { isShop, shopQuery } from '../base/vendorShop';
import { shopKeys } from './readVendor';

/** What can be paid out to the shop of the page, and what is on its way, in dollars. */
export interface Funds {
  shopName: string;
  balance: number;
  underway: number;
  /** Requests that wait for a decision, and how many the package of the shop allows; nothing without a seller. */
  open: number;
  mostOpen: number | undefined;
}

/** Reads the funds of the shop that the address names. */
export async function readFunds(locale: WorkContext['locale']): Promise<Funds> {
  const query = shopQuery();
  const [sellers, shops, requests] = await Promise.all([
    readCall('/api/vendor/sellers', locale, query),
    readCall('/api/shops', locale),
    readCall('/api/vendor/payout-requests', locale, query),
  ]);
  const keys = shopKeys(shops);
  const wanted = query['shop'];
  const shop = wanted === undefined ? keys[0] : keys.find((one) => isShop(one, wanted));
  const seller = sellers.find(({ id }) => id === shop?.id);
  const open = requests.filter(({ status }) => status === 'Processing');
  const cents = open.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  const balance = Math.max(0, Math.round((seller?.balance ?? 0) * 100) - cents);
  return {
    shopName: shop?.name ?? '',
    balance: balance / 100,
    underway: cents / 100,
    open: open.length,
    mostOpen: seller && packageTerms[seller.package].payouts,
  };
}
