import type { Product } from '../schemas/index.ts';
import type { Answers } from './answers.ts';
import type { Call, Reply } from './call.ts';
import { publishedOf, readPublished } from './outline.ts';
import { productList } from './paging.ts';
import type { Records } from './records.ts';
import { relatedTo } from './relations.ts';
import { notFoundWith } from './replies.ts';

/** Products, wherever they are shown. */
export const productAnswers = {
  'GET /api/products': productList,
  'GET /api/products/slug': oneProduct,
  'GET /api/products/slug-list': async ({ records }) =>
    (await records.outline()).products.map(({ slug }) => ({ params: { slug } })),
  'GET /api/products/search': async (call) => (await import('./search.ts')).suggestions(call),
  'GET /api/product/reviews': async (call) => (await find(call))?.reviews ?? notFoundWith('Product not found'),
  'GET /api/related-products': relatedProducts,
  'GET /api/frequently-bought-products': frequentlyBoughtProducts,
} satisfies Partial<Answers>;

/** Reads the product of `?slug=`; a random one without a slug, as in the specification, section 7. */
async function oneProduct({ query, records }: Call): Promise<Product | Reply> {
  const slug = query.get('slug') || (await randomSlug(records));
  const [found] = await records.products({ slugs: [slug] });
  return found ?? notFoundWith('Product not found');
}

async function randomSlug(records: Records): Promise<string> {
  const { products } = await records.outline();
  return products[Math.floor(Math.random() * products.length)]?.slug ?? '';
}

async function relatedProducts(call: Call): Promise<Product[] | Reply> {
  const product = await find(call);
  if (!product) return notFoundWith('Product not found');
  return readRelated(call, product);
}

async function readRelated({ records }: Call, product: Product, count?: number): Promise<Product[]> {
  const [{ products }, dark] = await Promise.all([records.outline(), records.content('dark-pictures')]);
  const related = relatedTo(product, publishedOf(products), dark, count);
  return readPublished(
    records,
    related.map(({ slug }) => slug),
  );
}

/** Reads products bought with the one of `?slug=`; without a slug the fixed list of the specification. */
async function frequentlyBoughtProducts(call: Call): Promise<Product[] | Reply> {
  const { query, records } = call;
  if (!query.get('slug')) return readPublished(records, await records.content('frequently-bought'));
  const product = await find(call);
  if (!product) return notFoundWith('Product not found');
  const together = await records.content('bought-together');
  const chosen = await readPublished(
    records,
    Object.hasOwn(together, product.slug) ? (together[product.slug] ?? []) : [],
  );
  return chosen.length > 0 ? chosen : readRelated(call, product, 2);
}

/** Reads the product of `?slug=`; the first one without a slug. */
async function find({ query, records }: Call): Promise<Product | undefined> {
  const slug = query.get('slug');
  if (slug) return (await records.products({ slugs: [slug] }))[0];
  return (await records.productPage({ page: 1, limit: 1 })).items[0];
}
