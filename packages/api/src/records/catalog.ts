import { type CatalogProduct, isStorableText } from '@marketrow/contract';
import type { ProductFilter } from '@marketrow/contract/answers';
import { toCents } from '@marketrow/contract/money';
import type { Brand, Category, Product, ProductReview, Review, Shop, Variant } from '@marketrow/contract/schemas';
import { and, asc, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/database.ts';
import { preparedOnce } from '../database/prepared.ts';
import { brands, categories, products, reviews, shops, variants } from '../database/schema.ts';
import { inLanguage } from './texts.ts';
import { amountOf, centsOrNull, given, without } from './values.ts';

/** Reviews that a product shows at most. */
const shownReviews = 24;
/** Reviews that an administrator looks through at most; the older ones have been looked at. */
const listedReviews = 120;

type ProductRow = typeof products.$inferSelect;

/** Order of the catalog. */
const inOrder = [asc(products.position), asc(products.id)];

/** Reads products in the order of the catalog. */
export async function readProducts(database: Queryable, language: string, filter: ProductFilter): Promise<Product[]> {
  const rows = await database
    .select()
    .from(products)
    .where(conditionOf(filter))
    .orderBy(...inOrder);
  return assemble(database, rows, language);
}

/** Reads one page of all products; `page` counts from 1. */
export async function readProductPage(
  database: Queryable,
  language: string,
  { page, limit }: { page: number; limit: number },
): Promise<Product[]> {
  // Rows that are passed over are counted in the index: a late page would read them whole.
  const ids = database
    .select({ id: products.id })
    .from(products)
    .orderBy(...inOrder)
    .limit(limit)
    .offset((page - 1) * limit);
  const rows = await database
    .select()
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(...inOrder);
  return assemble(database, rows, language);
}

/** Reads products whose pieces are counted, those with the fewest first. */
export async function readScarceProducts(database: Queryable, language: string, limit: number): Promise<Product[]> {
  const rows = await database
    .select()
    .from(products)
    .where(isNotNull(products.stock))
    .orderBy(asc(products.stock), ...inOrder)
    .limit(limit);
  return assemble(database, rows, language);
}

/** One statement, prepared, without descriptions: every read and save of a cart waits for it. */
const catalogStatement = preparedOnce((database: Queryable) =>
  database
    .select({
      product: {
        id: products.id,
        slug: products.slug,
        title: products.title,
        titles: sql<Record<
          string,
          string | null
        > | null>`(select jsonb_object_agg(key, value -> 'title') from jsonb_each(${products.texts}))`,
        price: products.price,
        compareAt: products.compareAt,
        discount: products.discount,
        colors: products.colors,
        size: products.size,
        thumbnail: sql<string | null>`${products.images}[1]`,
        colorImages: products.colorImages,
        stock: products.stock,
        published: products.published,
      },
      shop: { id: shops.id, name: shops.name, slug: shops.slug, closed: shops.closed },
      variant: variants,
    })
    .from(products)
    .leftJoin(shops, eq(shops.id, products.shopId))
    .leftJoin(variants, eq(variants.productId, products.id))
    .where(sql`${products.id} = any(${sql.placeholder('ids')}::text[])`)
    .orderBy(asc(variants.position))
    .prepare('catalog_products'),
);

type CatalogRow = Awaited<ReturnType<ReturnType<typeof catalogStatement>['execute']>>[number];

/** Reads what carts and orders need of products, by their ids. */
export async function readCatalogProducts(database: Queryable, ids: readonly string[]): Promise<CatalogProduct[]> {
  if (ids.length === 0) return [];
  const rows = await catalogStatement(database).execute({ ids });
  return [...Map.groupBy(rows, ({ product }) => product.id).values()].flatMap((group) => {
    const own = group.flatMap(({ variant }) => (variant ? [variantOf(variant)] : []));
    return group.slice(0, 1).map(({ product, shop }) => catalogProductOf(product, shop, own));
  });
}

function catalogProductOf(
  { price, compareAt, titles, thumbnail, published, colorImages, stock, ...row }: CatalogRow['product'],
  shop: CatalogRow['shop'],
  own: readonly Variant[],
): CatalogProduct {
  return {
    ...row,
    titles: Object.fromEntries(Object.entries(titles ?? {}).map(([language, text]) => [language, text ?? undefined])),
    price: amountOf(price),
    thumbnail: thumbnail ?? '',
    published: published && shop?.closed !== true,
    ...given({
      colorImages,
      stock,
      compareAtPrice: compareAt === null ? null : amountOf(compareAt),
      shop: shop && { id: shop.id, name: shop.name, slug: shop.slug },
    }),
    ...(own.length > 0 && { variants: own }),
  };
}

/** Reads shops in their order. */
export async function readShops(database: Queryable): Promise<Shop[]> {
  return (await database.select().from(shops).orderBy(asc(shops.position))).map(shopOf);
}

/** Reads brands in their order. */
export async function readBrands(database: Queryable): Promise<Brand[]> {
  const rows = await database.select().from(brands).orderBy(asc(brands.position));
  return rows.map((row) => without(row, 'position'));
}

/** Reads categories in their order. */
export async function readCategories(database: Queryable, language: string): Promise<Category[]> {
  const rows = await database.select().from(categories).orderBy(asc(categories.position));
  return rows.map(({ marker, cover, productCount, texts, ...row }) =>
    inLanguage({ ...without(row, 'position'), ...given({ for: marker, cover, productCount }) }, texts, language),
  );
}

/** Reads the newest reviews of all products, those that wait among them: what waits is never crowded out by what is newer. */
export async function readReviews(database: Queryable, language: string): Promise<Review[]> {
  const newestFirst = [desc(reviews.date), asc(reviews.productId)];
  const rows = (isPublished: boolean) =>
    database
      .select({ review: reviews, product: products })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(eq(reviews.published, isPublished))
      .orderBy(...newestFirst)
      .limit(listedReviews);
  const waiting = await rows(false);
  const published = await rows(true);
  return [...published.slice(0, Math.max(0, listedReviews - waiting.length)), ...waiting]
    .sort((a, b) => compare(b.review.date, a.review.date) || compare(a.product.id, b.product.id))
    .map(({ review, product }) => ({
      id: review.id,
      rating: review.rating,
      customer: review.name,
      comment: inLanguage({ comment: review.comment }, review.texts, language).comment,
      product: inLanguage({ title: product.title }, product.texts, language).title,
      published: review.published,
      slug: product.slug,
      ...given({ image: product.images[0] }),
    }));
}

/** Columns of a product. */
export function productColumns(fields: Partial<Product>): Partial<typeof products.$inferInsert> {
  const { price, compareAtPrice, shop, for: marker, images, ratingCounts, ...plain } = fields;
  return {
    ...without(plain, 'reviews', 'variants', 'thumbnail'),
    ...(images && { images: [...images] }),
    ...(price !== undefined && { price: toCents(price) }),
    ...('compareAtPrice' in fields && { compareAt: centsOrNull(compareAtPrice) }),
    ...('shop' in fields && { shopId: shop?.id ?? null }),
    ...('for' in fields && { demo: marker?.demo ?? null, list: marker?.type ?? null }),
    ...('ratingCounts' in fields && { ratingCounts: ratingCounts ? [...ratingCounts] : null }),
  };
}

/** Columns of a product's variant. */
export function variantColumns(productId: string, variant: Variant): typeof variants.$inferInsert {
  const { id, color, size, price, compareAtPrice, discount, stock } = variant;
  return {
    id,
    productId,
    color: color ?? null,
    size: size ?? null,
    price: centsOrNull(price),
    compareAt: centsOrNull(compareAtPrice),
    discount: discount ?? null,
    stock: stock ?? null,
  };
}

function conditionOf({ slugs, demo, list, category, shop, published }: ProductFilter): SQL | undefined {
  return and(
    slugs && inArray(products.slug, slugs.filter(isStorableText)),
    demo === undefined ? undefined : eq(products.demo, demo),
    list === undefined ? undefined : eq(products.list, list),
    category === undefined ? undefined : isInCategory(category),
    shop === undefined ? undefined : eq(products.shopId, shop),
    published === undefined ? undefined : eq(products.published, published),
  );
}

function isInCategory(slug: string): SQL {
  return isStorableText(slug) ? sql`${products.categories} @> array[${slug}]::text[]` : sql`false`;
}

async function assemble(database: Queryable, rows: readonly ProductRow[], language: string): Promise<Product[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const shopById = new Map((await readShops(database)).map((shop) => [shop.id, shop]));
  const variantsOf = await readVariantsOf(database, ids);
  const written = await database
    .select()
    .from(reviews)
    .where(and(isOneOf(reviews.productId, ids), eq(reviews.published, true)))
    .orderBy(desc(reviews.position));
  const reviewsOf = Map.groupBy(written, ({ productId }) => productId);
  return rows.map((row) => {
    const shown = (reviewsOf.get(row.id) ?? []).slice(0, shownReviews);
    return productOf(row, {
      shop: shopById.get(row.shopId ?? ''),
      variants: variantsOf.get(row.id),
      reviews: shown.map((review) => reviewOf(review, language)),
      language,
    });
  });
}

/** One parameter for any number of ids: a list of parameters ends at 65,535. */
function isOneOf(column: typeof reviews.productId | typeof variants.productId, ids: readonly string[]): SQL {
  return sql`${column} = any(${sql.param(ids)}::text[])`;
}

function productOf(
  row: ProductRow,
  parts: { shop: Shop | undefined; variants: Variant[] | undefined; reviews: ProductReview[]; language: string },
): Product {
  const { compareAt, demo, list, texts, price, ratingCounts, description, stock, sku, ...columns } = row;
  const { attributes, colorImages, measure, ...plain } = columns;
  const product = {
    ...without(plain, 'position', 'shopId'),
    price: amountOf(price),
    thumbnail: row.images[0] ?? '',
    reviews: parts.reviews,
    ...given({
      description,
      stock,
      sku,
      attributes,
      colorImages,
      measure,
      shop: parts.shop,
      variants: parts.variants,
      ratingCounts: ratingCounts as Product['ratingCounts'] | null,
      compareAtPrice: compareAt === null ? null : amountOf(compareAt),
      for: demo === null || list === null ? null : { demo, type: list },
    }),
  };
  return inLanguage(product, texts, parts.language);
}

async function readVariantsOf(database: Queryable, ids: readonly string[]): Promise<Map<string, Variant[]>> {
  const rows = await database
    .select()
    .from(variants)
    .where(isOneOf(variants.productId, ids))
    .orderBy(asc(variants.position));
  const groups = Map.groupBy(rows, ({ productId }) => productId);
  return new Map([...groups].map(([id, own]) => [id, own.map(variantOf)]));
}

function variantOf(row: typeof variants.$inferSelect): Variant {
  const { id, color, size, price, compareAt, discount, stock } = row;
  return {
    id,
    ...given({
      color,
      size,
      discount,
      stock,
      price: price === null ? null : amountOf(price),
      compareAtPrice: compareAt === null ? null : amountOf(compareAt),
    }),
  };
}

/** Returns a review as the storefront shows it. */
function reviewOf(row: typeof reviews.$inferSelect, language: string): ProductReview {
  const { name, image, rating, date, comment, verified, texts } = row;
  return inLanguage({ name, imgUrl: image, rating, date, comment, ...(verified && { verified }) }, texts, language);
}

function shopOf({ owner, closed, ...row }: typeof shops.$inferSelect): Shop {
  return { ...without(row, 'position', 'package', 'published'), user: owner, ...given({ closed }) };
}

/** By code unit, so that the order does not depend on the machine's language. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
