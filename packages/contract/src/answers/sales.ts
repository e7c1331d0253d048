import { reductionOf } from '../money.ts';
import type { SalesAnswer } from '../schemas/index.ts';
import type { Call } from './call.ts';
import { listedCategories } from './categories.ts';
import { keptBeside, readPublished } from './outline.ts';
import { pageOf } from './paging.ts';
import type { ProductOutline } from './records.ts';

const pageSize = 20;

/** Reduced products, the largest reduction first, equal ones in the order of the catalog; and their number by category. Cached by the outline. */
const reducedOf = keptBeside((all: readonly ProductOutline[]) => {
  const products = all
    .filter((product) => product.published && reductionOf(product) > 0)
    .sort((a, b) => reductionOf(b) - reductionOf(a));
  const counts = new Map<string, number>();
  for (const { categories } of products)
    for (const slug of new Set(categories)) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  return { products, counts };
});

/** Reads reduced products, the largest reduction first, 20 a page. Parameters: `category`, `page`. */
export async function sales(call: Call): Promise<SalesAnswer> {
  const [{ products }, kinds] = await Promise.all([
    call.records.outline(),
    listedCategories(call, 'market-categories'),
  ]);
  const reduced = reducedOf(products);
  const category = call.query.get('category');
  const wanted = category
    ? reduced.products.filter(({ categories }) => categories.includes(category))
    : reduced.products;
  const { items, ...page } = pageOf(wanted, call.query.get('page'), pageSize);
  const categories = kinds
    .map(({ slug, name }) => ({
      slug,
      name,
      count: reduced.counts.get(slug) ?? 0,
    }))
    .filter(({ count }) => count > 0);
  const slugs = items.map(({ slug }) => slug);
  return { items: await readPublished(call.records, slugs), ...page, categories };
}
