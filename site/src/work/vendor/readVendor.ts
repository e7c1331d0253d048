import type { Answers, Data } from '../../data/work';
import type { PackageName } from '../base/packageTerms';
import { isShop, type SellersShop } from '../base/vendorShop';

/** The calls about one shop, which they take as `?shop=`, and those about all. */
export const vendorCalls = [
  '/api/vendor/product-reviews',
  '/api/vendor/refund-requests',
  '/api/vendor/payout-requests',
  '/api/vendor/sellers',
  '/api/vendor/earning-history',
  '/api/vendor/package-payments',
  '/api/shops',
] as const;

/** What the first page of a seller shows. */
export interface VendorData {
  /** The shop, by the word that the address names it with. */
  shop: { key: string; id: string; name: string };
  owner: { name: string; image: string };
  /** What the shop subscribes to, and for how much a year in dollars. */
  package: { name: PackageName; price: number };
  /** In dollars. */
  balance: number;
  earned: number;
  commission: number;
  /** Mean of its reviews; 0 without any. */
  rating: number;
  reviewCount: number;
  reviews: Data<'/api/vendor/product-reviews'>;
  /** Refunds that wait, and payouts that are asked for. */
  refunds: Data<'/api/vendor/refund-requests'>;
  payouts: Data<'/api/vendor/payout-requests'>;
  /** Products that the shop has. */
  products: number;
}

/** Rows of each short list. */
const rowCount = 5;

/** A shop in the address: its slug, or its id where a shop before it has the same slug. */
export function shopKeys(shops: Data<'/api/shops'>): { key: string; id: string; name: string }[] {
  return shops.map(({ id, slug, name }, index) => ({
    key: shops.findIndex((shop) => shop.slug === slug) === index ? slug : id,
    id,
    name,
  }));
}

/** The shops whose sellers the area can be looked at as, each with its seller. */
export function sellersOf(shops: Data<'/api/shops'>, sellers: Data<'/api/admin/sellers'>): SellersShop[] {
  return shopKeys(shops).flatMap(({ key, id, name }, index) => {
    const seller = sellers.find((one) => one.id === id);
    if (!seller) return [];
    const { name: owner, image } = seller;
    const hasNamesake = shops.some((shop) => shop.id !== id && shop.name === name);
    const [street = ''] = hasNamesake ? (shops[index]?.address ?? '').split(',') : [];
    return [{ key, id, name, owner, image, ...(street !== '' && { street }) }];
  });
}

/** How many products each shop has, by its id. */
export function productCounts(products: Data<'/api/admin/products'>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { shop } of products) if (shop) counts[shop.id] = (counts[shop.id] ?? 0) + 1;
  return counts;
}

/**
 * Makes the page's data of the answers. `undefined`: there is no such shop.
 *
 * @param wanted - The shop of the address; left out: the first.
 * @param products - How many products each shop has, by its id.
 */
export function vendorOf(
  [reviews, refunds, payouts, sellers, earnings, payments, shops]: Answers<typeof vendorCalls>,
  wanted: string | undefined,
  products: Readonly<Record<string, number>>,
): VendorData | undefined {
  const keys = shopKeys(shops);
  const shop = wanted === undefined ? keys[0] : keys.find((one) => isShop(one, wanted));
  const seller = sellers.find(({ id }) => id === shop?.id);
  if (!shop || !seller) return undefined;
  const own = earnings.filter(({ shopName }) => shopName === shop.name);
  const sum = (amounts: readonly number[]) =>
    amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;
  const stars = reviews.reduce((all, { rating }) => all + rating, 0);
  return {
    shop,
    owner: { name: seller.name, image: seller.image },
    package: {
      name: seller.package,
      price: payments.find((payment) => payment.package === seller.package)?.amount ?? 0,
    },
    balance: seller.balance,
    earned: sum(own.map(({ sellerEarning }) => sellerEarning)),
    commission: sum(own.map(({ adminCommission }) => adminCommission)),
    rating: reviews.length === 0 ? 0 : Math.round((stars / reviews.length) * 10) / 10,
    reviewCount: reviews.length,
    reviews: reviews.slice(0, rowCount),
    refunds: refunds.filter(({ status }) => status !== 'Accepted').slice(0, rowCount),
    payouts: payouts.filter(({ status }) => status === 'Processing').slice(0, rowCount),
    products: products[shop.id] ?? 0,
  };
}
