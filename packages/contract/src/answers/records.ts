import type {
  Address,
  Brand,
  Carousel,
  Category,
  Coupon,
  Customer,
  DiscountCard,
  EarningHistory,
  Layout,
  MenuCategory,
  NavigationGroup,
  Order,
  Package,
  PackagePayment,
  Payout,
  PayoutRequest,
  Product,
  ProductReview,
  RefundRequest,
  Review,
  SellerRow,
  Service,
  Shop,
  Story,
  SupportTicket,
  Testimonial,
  TicketMessage,
  User,
  VendorPayoutRequest,
} from '../schemas/index.ts';

/** Conditions on products, joined by AND. Omitted: no condition. */
export interface ProductFilter {
  slugs?: readonly string[];
  /** The demo that shows it. */
  demo?: string;
  /** The list of that demo. */
  list?: string;
  category?: string;
  /** Id of the shop that sells it. */
  shop?: string;
  published?: boolean;
}

/** Fields of a product that search, comparison and sorting need. */
export type ProductOutline = Pick<
  Product,
  'id' | 'slug' | 'title' | 'brand' | 'categories' | 'colors' | 'rating' | 'status' | 'published' | 'sku' | 'size'
> &
  Pick<Product, 'price' | 'discount' | 'compareAtPrice'> & { shop?: Pick<Shop, 'id' | 'slug' | 'name'> | undefined };

/** The whole catalog in outline. */
export interface CatalogOutline {
  /** Published or not, in the order of the catalog. */
  products: readonly ProductOutline[];
  categories: readonly Category[];
  shops: readonly Shop[];
}

/** Category in the list of a home page, with the fields that the list overrides. */
export type ListedCategory = Pick<Category, 'slug'> & Partial<Pick<Category, 'featured' | 'for'>>;

/** Texts and choices of the pages, by name. */
export interface Content {
  layout: Layout;
  'gift-shop-navigation': readonly NavigationGroup[];
  'gift-shop-carousel': readonly Carousel[];
  'gift-shop-services': readonly Service[];
  'gift-shop-categories': readonly ListedCategory[];
  /** Slugs of products by tag, in order. */
  'gift-shop-tags': Readonly<Record<string, readonly string[]>>;
  'grocery-2-carousel': readonly Carousel[];
  'grocery-2-services': readonly Service[];
  'grocery-2-categories': readonly ListedCategory[];
  'grocery-2-navigation': readonly MenuCategory[];
  'discount-cards': readonly DiscountCard[];
  'grocery-4-categories': readonly MenuCategory[];
  stories: readonly Story[];
  'market-carousel': readonly Carousel[];
  'market-categories': readonly ListedCategory[];
  'market-testimonials': readonly Testimonial[];
  'gift-testimonials': readonly Testimonial[];
  'grocery-testimonials': readonly Testimonial[];
  /** Slugs of the products that are bought with any other. */
  'frequently-bought': readonly string[];
  /** Slugs of the products that are bought with a product, by its slug. */
  'bought-together': Readonly<Record<string, readonly string[]>>;
  /** Slugs of products with a dark picture; a row of four shows one at most. */
  'dark-pictures': readonly string[];
  'sample-cart': readonly { slug: string; quantity: number }[];
  /** Percent of a sale that the marketplace keeps, by the package of the shop. */
  packages: Readonly<Record<Package, { commission: number }>>;
}

/** Key field of each kind of record that a call can change. */
export const recordKeys = {
  products: 'slug',
  categories: 'slug',
  brands: 'slug',
  reviews: 'id',
  orders: 'id',
  sellers: 'id',
  'refund-requests': 'id',
  'payout-requests': 'no',
  users: 'id',
  addresses: 'id',
  tickets: 'slug',
  coupons: 'code',
} as const;

/** Kind of record that a call can change. */
export type RecordSet = keyof typeof recordKeys;

/** Kind of record whose fields change one by one. Orders change as a whole. */
export type FieldSet = Exclude<RecordSet, 'orders'>;

/** Records by their kind. */
export interface RecordOf {
  products: Product;
  categories: Category;
  brands: Brand;
  reviews: Review;
  orders: Order;
  sellers: SellerRow;
  'refund-requests': RefundRequest;
  'payout-requests': PayoutRequestRecord;
  users: User;
  addresses: Address;
  tickets: SupportTicket;
  coupons: Coupon;
}

/** Payout request with the seller's message, or after a decision its message in English. */
export type PayoutRequestRecord = PayoutRequest & Pick<VendorPayoutRequest, 'message'>;

/** A page of a list, and the length of the whole list. */
export interface Slice<Member> {
  items: readonly Member[];
  total: number;
}

/**
 * Port to the records of a shop in one language: in memory in a browser, in tables on a server. Lists are readonly and in the order in
 * which calls answer them.
 */
export interface Records {
  /** Key of the language, such as `de`. */
  readonly language: string;
  content<Name extends keyof Content>(name: Name): Promise<Content[Name]>;
  /** Products in the order of the catalog. */
  products(filter?: ProductFilter): Promise<readonly Product[]>;
  /** One page of all products; `page` counts from 1. */
  productPage(page: { page: number; limit: number }): Promise<Slice<Product>>;
  /** Products in outline. The same arrays until the catalog changes, so that an index can be cached by them. */
  outline(): Promise<CatalogOutline>;
  /** Products whose pieces are counted, those with the fewest first. */
  scarceProducts(limit: number): Promise<readonly Product[]>;
  shops(): Promise<readonly Shop[]>;
  categories(): Promise<readonly Category[]>;
  brands(): Promise<readonly Brand[]>;
  users(): Promise<readonly User[]>;
  addresses(): Promise<readonly Address[]>;
  /** Everybody's orders, the newest first. */
  orders(): Promise<readonly Order[]>;
  /** The caller's orders, the newest first: those of the user, or without a session those of the browser. */
  ownOrders(user: string): Promise<readonly Order[]>;
  tickets(): Promise<readonly SupportTicket[]>;
  /** The newest reviews, published or not. */
  reviews(): Promise<readonly Review[]>;
  sellers(): Promise<readonly SellerRow[]>;
  customers(): Promise<readonly Customer[]>;
  refundRequests(): Promise<readonly RefundRequest[]>;
  packagePayments(): Promise<readonly PackagePayment[]>;
  earnings(): Promise<readonly EarningHistory[]>;
  payouts(): Promise<readonly Payout[]>;
  payoutRequests(): Promise<readonly PayoutRequestRecord[]>;
  /** Coupons, the newest first. */
  coupons(): Promise<readonly Coupon[]>;

  /** Adds a record at the end of its list, or at its place in a sorted one. */
  insert<Set extends RecordSet>(set: Set, record: RecordOf[Set]): Promise<void>;
  /**
   * Changes fields of a record, in every language, together with dependent records: the rating of a product, a payout, a refund.
   */
  update<Set extends FieldSet>(set: Set, key: string, fields: Partial<RecordOf[Set]>): Promise<void>;
  /**
   * Replaces status, moment of delivery and parts of an order, together with earnings, stock and refunds. `change` gets the stored order
   * under a lock, so that two sellers cannot overwrite each other's part, and throws to refuse.
   */
  changeOrder(id: string, change: (order: Order) => Order): Promise<Order>;
  remove(set: RecordSet, key: string): Promise<void>;
  /**
   * Adds a review of `user` to a product and to the administrator's list, and updates the product's rating. Returns
   * the stored review: whether the author has bought the product follows from the orders.
   */
  addReview(slug: string, review: Omit<ProductReview, 'verified'>, user: string): Promise<ProductReview>;
  /** Adds a message to the conversation of a ticket. */
  addMessage(ticket: string, message: TicketMessage): Promise<void>;
}
