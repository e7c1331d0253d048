import type { Product } from '../schemas/index.ts';
import type { Answers } from './answers.ts';
import type { Call, Reply } from './call.ts';
import { productList } from './paging.ts';
import { relatedTo } from './relations.ts';
import { notFoundWith } from './replies.ts';

/** Products, wherever they are shown. */
export const productAnswers = {
  'GET /api/products': productList,
  'GET /api/products/slug': oneProduct,
  'GET /api/products/slug-list': async ({ records }) =>
    (await records.products()).map(({ slug }) => ({ params: { slug } })),
  'GET /api/products/search': async (call) => (await import('./search.ts')).suggestions(call),
  'GET /api/product/reviews': async (call) => (await find(call))?.reviews ?? notFoundWith('Product not found'),
  'GET /api/related-products': relatedProducts,
  'GET /api/frequently-bought-products': frequentlyBoughtProducts,
} satisfies Partial<Answers>;

/** The product of `?slug=`; a random one without a slug. */
async function oneProduct({ query, records }: Call): Promise<Product | Reply> {
  const slug = query.get('slug');
  const products = await records.products(slug ? { slugs: [slug] } : {});
  const found = slug ? products[0] : products[Math.floor(Math.random() * products.length)];
  return found ?? notFoundWith('Product not found');
}

async function relatedProducts(call: Call): Promise<Product[] | Reply> {
  const product = await find(call);
  if (!product) return notFoundWith('Product not found');
  const [products, dark] = await Promise.all([
    call.records.products({ published: true }),
    call.records.content('dark-pictures'),
  ]);
  return relatedTo(product, products, dark);
}

/** Products bought beside the one of `?slug=`; without one, the specification's fixed list. */
async function frequentlyBoughtProducts(call: Call): Promise<Product[] | Reply> {
  const { query, records } = call;
  if (!query.get('slug')) return inOrder(call, await records.content('frequently-bought'));
  const product = await find(call);
  if (!product) return notFoundWith('Product not found');
  const together = await records.content('bought-together');
  const chosen = await inOrder(call, Object.hasOwn(together, product.slug) ? (together[product.slug] ?? []) : []);
  if (chosen.length > 0) return chosen;
  const [products, dark] = await Promise.all([records.products({ published: true }), records.content('dark-pictures')]);
  return relatedTo(product, products, dark, 2);
}

/** The published ones of these products, in this order. */
async function inOrder({ records }: Call, slugs: readonly string[]): Promise<Product[]> {
  const products = slugs.length > 0 ? await records.products({ slugs, published: true }) : [];
  return slugs.flatMap((slug) => products.filter((product) => product.slug === slug));
}

/** The product of `?slug=`; without one, the first. */
async function find({ query, records }: Call): Promise<Product | undefined> {
  const slug = query.get('slug');
  return (await records.products(slug ? { slugs: [slug] } : {}))[0];
}
