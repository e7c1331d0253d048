import { type CatalogOutline, keptByText, type ProductOutline } from '@marketrow/contract/answers';
import { asc, count, sql } from 'drizzle-orm';
import type { Orm, Queryable, Transaction } from '../database/database.ts';
import { catalogVersion, products } from '../database/schema.ts';
import { readCategories, readShops } from './catalog.ts';
import { amountOf } from './values.ts';

/** Values that are read once for each version of the catalog. */
export interface CatalogReader {
  outline: (language: string) => Promise<CatalogOutline>;
  /** Number of all products. */
  total: () => Promise<number>;
}

/**
 * Makes a reader that keeps values as long as the version of the catalog stays. Each call asks the database for the version first:
 * a change is seen at once, whichever server made it, and what is read after the version is never older.
 */
export function createCatalogReader(orm: Orm): CatalogReader {
  let kept: { version: string | undefined; values: Map<string, Promise<unknown>> } | undefined;

  async function read<Value>(name: string, load: () => Promise<Value>): Promise<Value> {
    const [row] = await orm.select({ version: catalogVersion.version }).from(catalogVersion);
    if (kept === undefined || kept.version !== row?.version) kept = { version: row?.version, values: new Map() };
    const { values } = kept;
    const known = values.get(name) ?? load();
    values.set(name, known);
    known.catch(() => values.delete(name));
    return known as Promise<Value>;
  }

  return {
    outline: (language) => read(`outline ${language}`, () => readOutline(orm, language)),
    total: () => read('total', async () => (await orm.select({ total: count() }).from(products))[0]?.total ?? 0),
  };
}

/** Replaces the version. Last in a transaction: a second change waits for it, and holds nothing that the first still needs. */
export async function raiseCatalogVersion(transaction: Transaction): Promise<void> {
  const version = sql`gen_random_uuid()`;
  await transaction
    .insert(catalogVersion)
    .values({ version })
    .onConflictDoUpdate({ target: catalogVersion.id, set: { version } });
}

async function readOutline(database: Queryable, language: string): Promise<CatalogOutline> {
  const shops = await readShops(database);
  const categories = await readCategories(database, language);
  const shopById = new Map(shops.map(({ id, slug, name }) => [id, { id, slug, name }]));
  const rows = await database
    .select({
      id: products.id,
      slug: products.slug,
      title: products.title,
      brand: products.brand,
      categories: joined(products.categories),
      colors: joined(products.colors),
      size: products.size,
      rating: products.rating,
      status: products.status,
      published: products.published,
      sku: products.sku,
      price: products.price,
      discount: products.discount,
      compareAt: products.compareAt,
      shopId: products.shopId,
      // Without the long ones, which no outline holds.
      own: sql<object | null>`(${products.texts} -> ${language}) - array['description', 'attributes', 'unit']`,
    })
    .from(products)
    .orderBy(asc(products.position), asc(products.id));
  const listOf = keptByText((text) => text.split(' ').filter(Boolean));
  const brandOf = keptByText((text) => text);
  const outlines = rows.map((row): ProductOutline => {
    const { own, shopId, compareAt, brand } = row;
    const shop = shopById.get(shopId ?? '');
    const outline: ProductOutline = {
      id: row.id,
      slug: row.slug,
      title: row.title,
      brand: brand === null ? null : brandOf(brand),
      categories: listOf(row.categories),
      colors: listOf(row.colors),
      size: row.size,
      rating: row.rating,
      status: row.status,
      published: row.published,
      price: amountOf(row.price),
      discount: row.discount,
      ...(compareAt !== null && { compareAtPrice: amountOf(compareAt) }),
      ...(shop && { shop }),
      ...(row.sku !== null && { sku: row.sku }),
    };
    return own === null ? outline : { ...outline, ...own };
  });
  return { products: outlines, categories, shops };
}

/** A list of slugs or colors as one text: equal lists become one, which is most of the memory of a large catalog. */
function joined(column: typeof products.categories | typeof products.colors) {
  return sql<string>`array_to_string(${column}, ' ')`;
}
