import { searchedTexts, searchFormsOf, searchScore, searchWordsOf } from '../search/index.ts';
import type { Product } from '../schemas/index.ts';
import type { Answers } from './answers.ts';
import type { Call, Reply } from './call.ts';
import { productList } from './paging.ts';
import { relatedTo } from './relations.ts';
import { notFoundWith } from './replies.ts';

const suggestionCount = 6;

/** Products, wherever they are shown. */
export const productAnswers = {
  'GET /api/products': productList,
  'GET /api/products/slug': oneProduct,
  'GET /api/products/slug-list': async ({ records }) =>
    (await records.products()).map(({ slug }) => ({ params: { slug } })),
  'GET /api/products/search': suggestions,
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

/** The first six titles, of those that hold every word of `?q=` when it is given, the best ones first. */
async function suggestions({ query, records }: Call): Promise<string[]> {
  const words = searchWordsOf(records.language);
  const typed = searchFormsOf(query.get('q') ?? '', words);
  const scored = (await records.products({ published: true })).flatMap(({ title }) => {
    const score = searchScore(searchedTexts({ title }, words), typed, true);
    return score === undefined ? [] : [{ title, score }];
  });
  const best = scored.toSorted((a, b) => b.score - a.score);
  return best.slice(0, suggestionCount).map(({ title }) => title);
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
