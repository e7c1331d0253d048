import * as z from 'zod';
import { addressSchema } from '../schemas/address.ts';
import {
  customerSchema,
  dashboardCardSchema,
  recentPurchaseSchema,
  reviewSchema,
  sellerRowSchema,
  stockOutProductSchema,
} from '../schemas/admin.ts';
import { brandSchema } from '../schemas/brand.ts';
import { couponSchema } from '../schemas/coupon.ts';
import { cartItemSchema } from '../schemas/cart-item.ts';
import { categorySchema, menuCategorySchema, navigationGroupSchema } from '../schemas/category.ts';
import { discountCardSchema, storySchema } from '../schemas/grocery.ts';
import { carouselSchema, serviceSchema } from '../schemas/home.ts';
import { layoutSchema } from '../schemas/layout.ts';
import { idListSchema, productList, slugListSchema, uniqueList } from '../schemas/lists.ts';
import {
  earningHistorySchema,
  packagePaymentSchema,
  payoutRequestSchema,
  payoutSchema,
  refundRequestSchema,
  vendorPayoutRequestSchema,
} from '../schemas/money-tables.ts';
import { orderSchema } from '../schemas/order.ts';
import { productSchema } from '../schemas/product.ts';
import { productReviewSchema, testimonialSchema } from '../schemas/review.ts';
import { salesAnswerSchema, searchAnswerSchema } from '../schemas/search.ts';
import { shopSchema } from '../schemas/shop.ts';
import { supportTicketSchema } from '../schemas/ticket.ts';
import { userSchema } from '../schemas/user.ts';
import { vendorOrderSchema, vendorProductReviewSchema } from '../schemas/vendor.ts';
import type { Operation, QueryParameter } from './operation.ts';

type Read = Omit<Operation, 'method' | 'path'> & { answer: z.ZodType };

const productListSchema = productList(productSchema);

const slug = (what: string): QueryParameter => ({ name: 'slug', description: what });
const page: QueryParameter = {
  name: 'page',
  description: 'From 1. A page that does not exist becomes the closest one.',
  form: { type: 'integer' },
};
const noProduct = { 404: 'Product not found' };

const shop = {
  '/api/layout': { answer: layoutSchema, tag: 'Layout', summary: 'Top bar, header, footer and mobile navigation.' },
  '/api/gift-shop-navigation': {
    answer: z.array(navigationGroupSchema),
    tag: 'Gift shop',
    summary: 'The side list: two groups, 4 and 12 entries.',
  },
  '/api/gift-shop/main-carousel': {
    answer: uniqueList(carouselSchema),
    tag: 'Gift shop',
    summary: 'The slides of the hero.',
  },
  '/api/gift-shop/service-list': {
    answer: uniqueList(serviceSchema),
    tag: 'Gift shop',
    summary: 'What the shop promises.',
  },
  '/api/gift-shop/top-categories': {
    answer: uniqueList(categorySchema),
    tag: 'Gift shop',
    summary: 'The six kinds of security.',
  },
  '/api/gift-shop/category': {
    answer: categorySchema,
    tag: 'Gift shop',
    summary: 'One category.',
    query: [{ name: 'category', description: 'Its slug.' }],
    example: 'category=cloud-security',
    refusals: { 404: null },
  },
  '/api/gift-shop/products': {
    answer: productListSchema,
    tag: 'Gift shop',
    summary: 'Every published product of the gift shop.',
    query: [
      {
        name: 'tag',
        description: 'One of the cuts, in its own order. Any other word gives an empty list.',
        form: { type: 'string', enum: ['popular', 'top-sailed', 'trending', 'latest'] },
      },
      { name: 'category', description: "That category's products, shuffled at every call." },
    ],
  },
  '/api/grocery-2/main-carousel': {
    answer: uniqueList(carouselSchema),
    tag: 'Grocery 2',
    summary: 'The slides of the hero.',
  },
  '/api/grocery-2/services': {
    answer: uniqueList(serviceSchema),
    tag: 'Grocery 2',
    summary: 'What the shop promises.',
  },
  '/api/grocery-2/categories': {
    answer: uniqueList(categorySchema),
    tag: 'Grocery 2',
    summary: 'The categories that the home page shows.',
  },
  '/api/grocery-2/discount-card-list': {
    answer: uniqueList(discountCardSchema),
    tag: 'Grocery 2',
    summary: 'Cards that lead to reduced goods.',
  },
  '/api/grocery-2/category-navigation': {
    answer: z.array(menuCategorySchema),
    tag: 'Grocery 2',
    summary: 'The side list, nested.',
  },
  '/api/grocery-2/featured-products': {
    answer: productListSchema,
    tag: 'Grocery 2',
    summary: 'Products whose `for.type` is `featured-products`.',
  },
  '/api/grocery-2/best-sell-products': {
    answer: productListSchema,
    tag: 'Grocery 2',
    summary: 'Products whose `for.type` is `best-sell-products`.',
  },
  '/api/grocery-2/home-essentials-products': {
    answer: productListSchema,
    tag: 'Grocery 2',
    summary: 'Products whose `for.type` is `home-essentials-products`.',
  },
  '/api/grocery-2/more-products': {
    answer: productListSchema,
    tag: 'Grocery 2',
    summary: 'Products whose `for.type` is `more-products`.',
  },
  '/api/grocery-2/testimonial-list': {
    answer: z.array(testimonialSchema),
    tag: 'Grocery 2',
    summary: 'What shoppers say about the groceries, the marketplace or the gift shop.',
    query: [
      {
        name: 'home',
        description: '`market`: about the marketplace. `gift`: about the gift shop. Omitted: about the groceries.',
      },
    ],
  },
  '/api/grocery-4/stories': {
    answer: uniqueList(storySchema),
    tag: 'Grocery 4',
    summary: 'The stories above the products.',
  },
  '/api/grocery-4/products': {
    answer: productListSchema,
    tag: 'Grocery 4',
    summary: 'The products of the home page.',
    query: [slug("A category's slug: that category's products. Unknown: an empty list.")],
  },
  '/api/grocery-4/products-by-slug': {
    answer: productListSchema,
    tag: 'Grocery 4',
    summary: 'The products of a category.',
    query: [slug("The category's slug. Unknown: an empty list. Omitted: the products of the home page.")],
    example: 'slug=fruits',
  },
  '/api/grocery-4/categories': {
    answer: z.array(menuCategorySchema),
    tag: 'Grocery 4',
    summary: 'The side list: six groups with 31 leaves.',
  },
  '/api/grocery-4/breadcrumb': {
    answer: z.string().min(1).nullable(),
    tag: 'Grocery 4',
    summary: '`Grocery / Products / ` and the words of the slug, capitalized.',
    description: 'The text is made of the slug, so it is the same in every language. Without a slug: `null`.',
    query: [slug("A category's slug.")],
    example: 'slug=tomato-sauce',
  },
  '/api/market/main-carousel': {
    answer: uniqueList(carouselSchema),
    tag: 'Market',
    summary: 'The slides of the marketplace’s hero. An addition.',
  },
  '/api/market/categories': {
    answer: uniqueList(categorySchema),
    tag: 'Market',
    summary: 'The eleven kinds of goods. An addition.',
  },
  '/api/shops': {
    answer: uniqueList(shopSchema),
    tag: 'Market',
    summary: 'Every shop. An addition.',
    query: [slug('Only shops with this slug: several may share one.')],
  },
  '/api/shops/{slug}': {
    answer: shopSchema,
    tag: 'Market',
    summary: 'One shop. An addition.',
    description: 'The second and later shops of one slug have `-` and the first eight letters of their id behind it.',
    params: { slug: 'cybershop' },
    refusals: { 404: 'Shop not found' },
  },
  '/api/brands': { answer: uniqueList(brandSchema), tag: 'Market', summary: 'Every brand. An addition.' },
  '/api/search': {
    answer: searchAnswerSchema,
    tag: 'Market',
    summary: 'Published products by words and filters, 24 a page, with counts. An addition.',
    description:
      'Each facet is counted as if its own filter were not set. A value that means nothing is as good as none; a lowest price above the highest changes places with it.',
    query: [
      { name: 'q', description: 'Words; each must be in title, category, brand or shop.' },
      { name: 'category', description: 'Slug of a category: any of those given.', several: true },
      { name: 'brand', description: 'Slug or name of a brand: any of those given.', several: true },
      { name: 'shop', description: "A shop's address: any of those given.", several: true },
      { name: 'color', description: '`22283f` or `#22283f`: any of those given.', several: true },
      { name: 'size', description: 'Sizes as products name them: any of those given.', several: true },
      { name: 'min', description: 'Lowest sale price in dollars.', form: { type: 'number', minimum: 0 } },
      { name: 'max', description: 'Highest sale price in dollars.', form: { type: 'number', minimum: 0 } },
      { name: 'rating', description: 'So many stars or more.', form: { type: 'number', minimum: 0, maximum: 5 } },
      { name: 'sale', description: '`1`: only reduced ones.', form: { type: 'string', enum: ['1', 'true'] } },
      {
        name: 'sort',
        description: 'Omitted: relevance.',
        form: { type: 'string', enum: ['relevance', 'newest', 'price-asc', 'price-desc', 'rating'] },
      },
      page,
    ],
  },
  '/api/sales': {
    answer: salesAnswerSchema,
    tag: 'Market',
    summary: 'Reduced products, the largest reduction first, 20 a page. An addition.',
    query: [{ name: 'category', description: 'Slug of a kind of goods.' }, page],
  },
} as const satisfies Record<string, Read>;

const products = {
  '/api/products': {
    answer: productListSchema,
    tag: 'Products',
    summary: 'Every product, published or not.',
  },
  '/api/products/slug': {
    answer: productSchema,
    tag: 'Products',
    summary: 'One product; without a slug, a random one.',
    query: [slug('Its slug.')],
    example: 'slug=dart-kick-scooter',
    refusals: noProduct,
  },
  '/api/products/slug-list': { answer: slugListSchema, tag: 'Products', summary: 'The slug of every product.' },
  '/api/products/search': {
    answer: z.array(z.string().min(1)),
    tag: 'Products',
    summary: 'The first six titles.',
    query: [{ name: 'q', description: 'Only titles that hold each of these words. An addition.' }],
  },
  '/api/product/reviews': {
    answer: z.array(productReviewSchema),
    tag: 'Products',
    summary: 'Reviews of a product, the newest first.',
    query: [slug("The product's slug. Omitted: the first product's. An addition.")],
    refusals: noProduct,
  },
  '/api/related-products': {
    answer: productListSchema,
    tag: 'Products',
    summary: 'Products like another; never itself.',
    query: [slug("The other's slug. Omitted: the first product's. An addition.")],
    refusals: noProduct,
  },
  '/api/frequently-bought-products': {
    answer: productListSchema,
    tag: 'Products',
    summary: 'What is bought beside a product; never itself.',
    query: [slug("The product's slug. Omitted: a fixed list. An addition.")],
    refusals: noProduct,
  },
  '/api/cart': {
    answer: uniqueList(cartItemSchema),
    tag: 'Cart',
    summary: 'A sample cart. The cart that keeps is behind the real calls.',
  },
} as const satisfies Record<string, Read>;

const account = {
  '/api/user-list': {
    answer: uniqueList(userSchema),
    tag: 'Account',
    summary: 'Everybody with an account; passwords in plain text, for demos only.',
  },
  '/api/user-list/1': { answer: userSchema, tag: 'Account', summary: 'The first user.' },
  '/api/user-list/{id}': {
    answer: userSchema,
    tag: 'Account',
    summary: 'One user. An addition.',
    refusals: { 404: null },
  },
  '/api/user-list/id-list': { answer: idListSchema, tag: 'Account', summary: 'The id of every user.' },
  '/api/address/user': {
    answer: uniqueList(addressSchema),
    tag: 'Account',
    summary: 'The addresses of whoever is signed in.',
  },
  '/api/address/user/1': { answer: addressSchema, tag: 'Account', summary: 'The first of them.' },
  '/api/address/user/{id}': {
    answer: addressSchema,
    tag: 'Account',
    summary: 'One of them. An addition.',
    refusals: { 404: null },
  },
  '/api/address/address-ids': { answer: idListSchema, tag: 'Account', summary: 'Their ids.' },
  '/api/users/orders': {
    answer: uniqueList(orderSchema),
    tag: 'Account',
    summary: 'The orders of whoever is signed in.',
  },
  '/api/users/order': {
    answer: orderSchema,
    tag: 'Account',
    summary: 'One of them; without an id, the first.',
    description: 'An id that is not there answers 200 without a body.',
    query: [{ name: 'id', description: "The order's id." }],
    mayBeEmpty: true,
  },
  '/api/users/order-ids': { answer: idListSchema, tag: 'Account', summary: 'Their ids.' },
  '/api/users/refund-requests': {
    answer: z.array(refundRequestSchema),
    tag: 'Account',
    summary: 'Refund requests for these orders. An addition.',
    query: [{ name: 'orderNo', description: 'Only those of this order.' }],
  },
  '/api/tickets': {
    answer: uniqueList(supportTicketSchema),
    tag: 'Account',
    summary: 'The support tickets of whoever is signed in.',
  },
  '/api/tickets/single': {
    answer: supportTicketSchema,
    tag: 'Account',
    summary: 'One of them with its conversation; without a known slug, the first.',
    query: [slug("The ticket's slug.")],
  },
  '/api/tickets/slugs': { answer: slugListSchema, tag: 'Account', summary: 'Their slugs.' },
} as const satisfies Record<string, Read>;

/** Shop of a seller's call. */
export const ofShop = [
  { name: 'shop', description: "The shop's id or slug. Omitted: the sample seller's own. An addition." },
];

const work = {
  '/api/admin/dashboard-cards': {
    answer: uniqueList(dashboardCardSchema),
    tag: 'Admin',
    summary: 'Figures of the first page.',
  },
  '/api/admin/recent-purchase': {
    answer: uniqueList(recentPurchaseSchema),
    tag: 'Admin',
    summary: 'What was bought lately.',
  },
  '/api/admin/stock-out-products': {
    answer: z.array(stockOutProductSchema),
    tag: 'Admin',
    summary: 'What is about to run out.',
  },
  '/api/admin/products': { answer: productListSchema, tag: 'Admin', summary: 'Every product.' },
  '/api/admin/category': { answer: uniqueList(categorySchema), tag: 'Admin', summary: 'Every category.' },
  '/api/admin/brands': { answer: uniqueList(brandSchema), tag: 'Admin', summary: 'Every brand.' },
  '/api/admin/reviews': { answer: uniqueList(reviewSchema), tag: 'Admin', summary: 'Reviews of every product.' },
  '/api/admin/orders': { answer: uniqueList(orderSchema), tag: 'Admin', summary: "Everybody's orders." },
  '/api/admin/orders/1': { answer: orderSchema, tag: 'Admin', summary: 'The first order.' },
  '/api/admin/orders/{id}': {
    answer: orderSchema,
    tag: 'Admin',
    summary: 'One order. An addition.',
    refusals: { 404: null },
  },
  '/api/admin/customers': { answer: uniqueList(customerSchema), tag: 'Admin', summary: 'Everybody who buys.' },
  '/api/admin/refund-requests': {
    answer: z.array(refundRequestSchema),
    tag: 'Admin',
    summary: 'Wishes to have money back.',
  },
  '/api/admin/sellers': {
    answer: z.array(sellerRowSchema),
    tag: 'Admin',
    summary: 'Shops and what they subscribe to.',
  },
  '/api/admin/package-payments': {
    answer: uniqueList(packagePaymentSchema, 'no'),
    tag: 'Admin',
    summary: 'What shops paid for their packages.',
  },
  '/api/admin/earning-history': {
    answer: uniqueList(earningHistorySchema, 'no'),
    tag: 'Admin',
    summary: 'How orders were shared with the shops.',
  },
  '/api/admin/payouts': { answer: uniqueList(payoutSchema, 'no'), tag: 'Admin', summary: 'What went to the shops.' },
  '/api/admin/payout-requests': {
    answer: uniqueList(payoutRequestSchema, 'no'),
    tag: 'Admin',
    summary: 'What shops ask to be paid.',
  },
  '/api/admin/coupons': {
    answer: uniqueList(couponSchema, 'code'),
    tag: 'Admin',
    summary: 'Every coupon. An addition.',
  },
  '/api/vendor/coupons': {
    answer: uniqueList(couponSchema, 'code'),
    tag: 'Vendor',
    summary: 'Coupons of the shop. An addition.',
    query: ofShop,
  },
  '/api/vendor/sellers': {
    answer: z.array(sellerRowSchema),
    tag: 'Vendor',
    summary: 'What the shop subscribes to and has earned. An addition.',
    query: ofShop,
  },
  '/api/vendor/earning-history': {
    answer: uniqueList(earningHistorySchema, 'no'),
    tag: 'Vendor',
    summary: 'How orders were shared with the shop. An addition.',
    query: ofShop,
  },
  '/api/vendor/package-payments': {
    answer: uniqueList(packagePaymentSchema, 'no'),
    tag: 'Vendor',
    summary: 'What the shop has paid for its package. An addition.',
    query: ofShop,
  },
  '/api/vendor/products': {
    answer: productListSchema,
    tag: 'Vendor',
    summary: 'Products of the shop, published or not. An addition.',
    query: ofShop,
  },
  '/api/vendor/product-reviews': {
    answer: z.array(vendorProductReviewSchema),
    tag: 'Vendor',
    summary: "Reviews of the shop's products.",
    query: ofShop,
  },
  '/api/vendor/orders': {
    answer: uniqueList(vendorOrderSchema),
    tag: 'Vendor',
    summary: "The shop's part of each order, the newest first. An addition.",
    query: ofShop,
  },
  '/api/vendor/refund-requests': {
    answer: z.array(refundRequestSchema),
    tag: 'Vendor',
    summary: 'Wishes to have money back from the shop.',
    query: ofShop,
  },
  '/api/vendor/payout-requests': {
    answer: uniqueList(vendorPayoutRequestSchema, 'no'),
    tag: 'Vendor',
    summary: 'What the shop asks to be paid.',
    query: ofShop,
  },
} as const satisfies Record<string, Read>;

/**
 * Every GET of the mock API, by its path. The specification has paths with `1`, which mean the first record; the same path with `{id}`
 * is an addition for any record.
 */
export const reads = { ...shop, ...products, ...account, ...work };

/** Path of a GET of the mock API. */
export type CallPath = keyof typeof reads;

/** Record or list that a GET answers with. */
export type Answer<Path extends CallPath> = z.infer<(typeof reads)[Path]['answer']>;

/** Schema of the good answer of every GET, by its path. */
export const answerSchemas = Object.fromEntries(Object.entries(reads).map(([path, { answer }]) => [path, answer])) as {
  readonly [Path in CallPath]: (typeof reads)[Path]['answer'];
};
