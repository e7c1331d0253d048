import type { Category, Product, ShopOwner, SocialLinks } from '@marketrow/contract/schemas';
import type { Package } from '@marketrow/contract/schemas';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { customers } from './accountTables.ts';
import { cents, position, texts } from './columns.ts';

/** Shops of the marketplace. Several may share a slug and an owner. */
export const shops = pgTable('shops', {
  id: text().primaryKey(),
  position: position(),
  slug: text().notNull(),
  name: text().notNull(),
  owner: jsonb().$type<ShopOwner>().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  address: text().notNull(),
  verified: boolean().notNull(),
  coverPicture: text('cover_picture').notNull(),
  profilePicture: text('profile_picture').notNull(),
  socialLinks: jsonb('social_links').$type<SocialLinks>().notNull(),
  /** True while the shop takes no orders; null: open. */
  closed: boolean(),
  package: text().$type<Package>().notNull().default('Silver'),
  /** False hides the shop. */
  published: boolean().notNull().default(true),
});

/** Makers of goods; products name them by `name`. */
export const brands = pgTable('brands', {
  id: text().primaryKey(),
  position: position(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  image: text().notNull(),
  type: text().notNull(),
  featured: boolean().notNull(),
});

/** Kinds of goods. */
export const categories = pgTable('categories', {
  id: text().primaryKey(),
  position: position(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  icon: text(),
  image: text().notNull(),
  /** Slugs of the categories above, the closest first. */
  parent: text().array().notNull(),
  description: text().notNull(),
  featured: boolean().notNull(),
  marker: jsonb().$type<Category['for']>(),
  cover: text(),
  productCount: integer('product_count'),
  texts: texts(),
});

/** Products. Reviews, and choices with a price or a stock of their own, have tables of their own. */
export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    position: position(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    description: text(),
    shopId: text('shop_id').references(() => shops.id, { onDelete: 'set null' }),
    brand: text(),
    /** Before `discount`; the sale price where `compareAt` is given. */
    price: cents('price').notNull(),
    compareAt: cents('compare_at'),
    /** Percent off. */
    discount: doublePrecision().notNull(),
    size: text().array(),
    colors: text().array().notNull(),
    images: text().array().notNull(),
    categories: text().array().notNull(),
    status: text(),
    /** Number of ratings from one to five stars, reviews included; null: only reviews count. */
    ratingCounts: integer('rating_counts').array(),
    rating: doublePrecision().notNull(),
    unit: text(),
    measure: jsonb().$type<Product['measure']>(),
    published: boolean().notNull(),
    /** The demo that shows it, and the list of that demo. */
    demo: text(),
    list: text(),
    /** Pieces at hand; null: not counted. */
    stock: integer(),
    sku: text(),
    attributes: jsonb().$type<Product['attributes']>(),
    colorImages: jsonb('color_images').$type<Product['colorImages']>(),
    texts: texts(),
  },
  (table) => [
    index('products_position').on(table.position, table.id),
    index('products_shop').on(table.shopId),
    index('products_demo').on(table.demo, table.list),
    index('products_categories').using('gin', table.categories),
    check('products_stock', sql`${table.stock} >= 0`),
  ],
);

/** Choices of color and size with a price or a stock of their own. Null: the product's. */
export const variants = pgTable(
  'variants',
  {
    /** Id of a cart's line: `<product id>~<color>~<size>`. */
    id: text().primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: position(),
    color: text(),
    size: text(),
    price: cents('price'),
    compareAt: cents('compare_at'),
    discount: doublePrecision(),
    stock: integer(),
  },
  (table) => [index('variants_product').on(table.productId), check('variants_stock', sql`${table.stock} >= 0`)],
);

/** Reviews, published or not. */
export const reviews = pgTable(
  'reviews',
  {
    id: text().primaryKey(),
    /** Newer ones are higher. */
    position: position(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Author; null: a review of the seed. */
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    name: text().notNull(),
    image: text().notNull(),
    rating: smallint().notNull(),
    /** A day, or a moment in ISO 8601. */
    date: text().notNull(),
    comment: text().notNull(),
    published: boolean().notNull(),
    /** The author has an order with the product that was not canceled. */
    verified: boolean().notNull().default(false),
    texts: texts(),
  },
  (table) => [
    index('reviews_product').on(table.productId, table.position),
    index('reviews_date').on(table.date),
    index('reviews_customer').on(table.customerId),
  ],
);

/** Texts and choices of the pages, such as the slides of a home page. */
export const content = pgTable(
  'content',
  { name: text().notNull(), language: text().notNull(), value: jsonb().notNull() },
  (table) => [primaryKey({ columns: [table.name, table.language] })],
);

/** One row, changed with products, brands, categories and reviews: servers cache the catalog's outline by it. */
export const catalogVersion = pgTable('catalog_version', {
  id: smallint().primaryKey().default(1),
  /** Random. Not a counter: after a restore the same number could mean another catalog. */
  version: uuid().notNull(),
});
