import { accountAnswers } from './account.ts';
import { adminAnswers } from './admin.ts';
import type { Answers } from './answers.ts';
import { cartAnswers } from './cart.ts';
import { giftShopAnswers } from './gift-shop.ts';
import { grocery2Answers } from './grocery-2.ts';
import { grocery4Answers } from './grocery-4.ts';
import { marketAnswers } from './market.ts';
import { orderAnswers } from './orders.ts';
import { couponAnswers } from './coupons.ts';
import { payoutAnswers } from './payouts.ts';
import { productAnswers } from './products.ts';
import { refundAnswers } from './refunds.ts';
import { partAnswers } from './reviews-and-replies.ts';
import { ticketAnswers } from './tickets.ts';
import { userAnswers } from './users.ts';
import { vendorAnswers } from './vendor.ts';
import { writeAnswers } from './writes.ts';

export { HttpError } from '../error.ts';
export type { Answers } from './answers.ts';
export { type Call, Reply, type Resolver } from './call.ts';
export { cartLine } from './cart-line.ts';
export { dashboardCardsOf, recentPurchasesOf, stockOutProductsOf } from './dashboard.ts';
export { payoutMessage, vendorPayoutRequest } from './payouts.ts';
export {
  type CatalogOutline,
  type Content,
  type FieldSet,
  type ListedCategory,
  type PayoutRequestRecord,
  type ProductFilter,
  type ProductOutline,
  recordKeys,
  type RecordOf,
  type Records,
  type RecordSet,
  type Slice,
} from './records.ts';
export { keptByText } from './outline.ts';
export { relatedTo } from './relations.ts';
export { hasBought, mostReviews, withStars } from './reviews.ts';
export type { Seed, SeedRecords, SeedReview } from './seed.ts';
export { shopAddresses } from './shops.ts';
export { vendorReviewsOf } from './vendor.ts';

/** Answers of every call of `/api`, by method and path. */
export const answers: Answers = {
  ...marketAnswers,
  ...giftShopAnswers,
  ...grocery2Answers,
  ...grocery4Answers,
  ...productAnswers,
  ...cartAnswers,
  ...userAnswers,
  ...accountAnswers,
  ...ticketAnswers,
  ...adminAnswers,
  ...orderAnswers,
  ...couponAnswers,
  ...payoutAnswers,
  ...refundAnswers,
  ...vendorAnswers,
  ...partAnswers,
  ...writeAnswers,
};
