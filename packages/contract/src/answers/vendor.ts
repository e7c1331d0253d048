import type { Product, VendorProductReview } from '../schemas/index.ts';
import type { Answers } from './answers.ts';
import type { Call } from './call.ts';
import { vendorPayoutRequest } from './payouts.ts';
import { shopOf } from './shops.ts';

/** Lists of a seller about the shop of `?shop=`; without one, about the first shop. */
export const vendorAnswers = {
  'GET /api/vendor/sellers': async (call) => {
    const [shop, sellers] = await Promise.all([shopOf(call), call.records.sellers()]);
    return sellers.filter(({ id }) => id === shop.id);
  },
  'GET /api/vendor/earning-history': async (call) => ofShop(call, await call.records.earnings()),
  'GET /api/vendor/package-payments': async (call) => ofShop(call, await call.records.packagePayments()),
  'GET /api/vendor/products': async (call) => call.records.products({ shop: (await shopOf(call)).id }),
  'GET /api/vendor/product-reviews': async (call) =>
    vendorReviewsOf(await call.records.products({ shop: (await shopOf(call)).id })),
  'GET /api/vendor/refund-requests': async (call) => ofShop(call, await call.records.refundRequests()),
  'GET /api/vendor/payout-requests': async (call) => {
    const own = await ofShop(call, await call.records.payoutRequests());
    return own.map((row) => vendorPayoutRequest(row, call.records.language));
  },
} satisfies Partial<Answers>;

/** Filters rows by the name of the shop: they have no id of it. */
async function ofShop<Row extends { shopName?: string | undefined }>(call: Call, rows: readonly Row[]): Promise<Row[]> {
  const { name } = await shopOf(call);
  return rows.filter(({ shopName }) => shopName === name);
}

/** Returns the reviews of products, the newest first. */
export function vendorReviewsOf(products: readonly Product[]): VendorProductReview[] {
  return products
    .flatMap((product) => product.reviews.map((review) => ({ product, review })))
    .sort((a, b) => Number(a.review.date < b.review.date) - Number(a.review.date > b.review.date))
    .map(({ product, review }) => ({
      rating: review.rating,
      name: product.title,
      customer: review.name,
      image: product.thumbnail,
      comment: review.comment,
      slug: product.slug,
    }));
}
