import type {
  Address,
  Brand,
  Category,
  Coupon,
  Customer,
  EarningHistory,
  Order,
  PackagePayment,
  Payout,
  PayoutRequest,
  Product,
  ProductReview,
  RefundRequest,
  SellerRow,
  Shop,
  SupportTicket,
  User,
  VendorPayoutRequest,
} from '../schemas/index.ts';
import type { Content } from './records.ts';

/** A review of a product, published or not. */
export interface SeedReview {
  id: string;
  /** Slug of the product. */
  slug: string;
  published: boolean;
  review: ProductReview;
}

/** Records to fill the tables with, in one language. Omitted lists stay empty. */
export interface SeedRecords {
  content?: Partial<Content>;
  shops?: readonly Shop[];
  brands?: readonly Brand[];
  categories?: readonly Category[];
  products?: readonly Product[];
  /** Reviews of all products, the newest first. @default those of `products` */
  reviews?: readonly SeedReview[];
  users?: readonly User[];
  customers?: readonly Customer[];
  addresses?: readonly Address[];
  tickets?: readonly SupportTicket[];
  orders?: readonly Order[];
  sellers?: readonly SellerRow[];
  earnings?: readonly EarningHistory[];
  refundRequests?: readonly RefundRequest[];
  /** With the id of the shop: two may share a name. */
  payouts?: readonly (Payout & { shopId: string })[];
  /** Requests with the seller's message and the id of the shop. */
  payoutRequests?: readonly (PayoutRequest & Pick<VendorPayoutRequest, 'message'> & { shopId: string })[];
  packagePayments?: readonly PackagePayment[];
  /** The newest first. */
  coupons?: readonly Coupon[];
}

/** A seed: its languages, first that of the columns, and its records in each. */
export interface Seed {
  languages: readonly [string, ...string[]];
  records: (language: string) => Promise<SeedRecords>;
}
