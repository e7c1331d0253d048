import type { ListDescription } from '../base/model';
import { brands, categories } from './catalog';
import { earningHistory, packagePayments, payouts } from './money';
import { orders } from './orders';
import { customers, sellers } from './people';
import { products } from './products';
import { payoutRequests, refundRequests, vendorPayoutRequests, vendorRefundRequests } from './requests';
import { reviews, vendorReviews } from './reviews';

/** The lists of both areas, by the path of their pages. */
const described = {
  'admin/products': products,
  'admin/categories': categories,
  'admin/brands': brands,
  'admin/reviews': reviews,
  'admin/orders': orders,
  'admin/customers': customers,
  'admin/sellers': sellers,
  'admin/package-payments': packagePayments,
  'admin/earning-history': earningHistory,
  'admin/payouts': payouts,
  'admin/payout-requests': payoutRequests,
  'admin/refund-requests': refundRequests,
  'vendor/reviews': vendorReviews,
  'vendor/refund-requests': vendorRefundRequests,
  'vendor/payout-requests': vendorPayoutRequests,
};

/** Path of a list without its first slash. */
export type ListPath = keyof typeof described;

/** A list whose rows only its own description knows. Whoever shows it hands them on as they are. */
export type AnyList = ListDescription<object>;

/** The lists of both areas. Each has rows of its own type, which nothing outside its description reads. */
export const lists = described as unknown as Readonly<Record<ListPath, AnyList>>;

/** All paths of lists. */
export const listPaths = Object.keys(described) as ListPath[];
