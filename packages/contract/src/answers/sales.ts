import { reductionOf } from '../money.ts';
import type { SalesAnswer } from '../schemas/index.ts';
import type { Call } from './call.ts';
import { listedCategories } from './categories.ts';
import { pageOf } from './paging.ts';

const pageSize = 20;

/** Reduced products, the largest reduction first, 20 a page; `?category=` leaves one kind of goods, `?page=` turns over. */
export async function sales(call: Call): Promise<SalesAnswer> {
  const [all, kinds] = await Promise.all([
    call.records.products({ published: true }),
    listedCategories(call, 'market-categories'),
  ]);
  const reduced = all.filter((product) => reductionOf(product) > 0);
  const category = call.query.get('category');
  const wanted = category ? reduced.filter(({ categories }) => categories.includes(category)) : reduced;
  const page = pageOf(
    // Stable: what is reduced alike stays in the order of the catalogue.
    wanted.toSorted((a, b) => reductionOf(b) - reductionOf(a)),
    call.query.get('page'),
    pageSize,
  );
  const categories = kinds
    .map(({ slug, name }) => ({
      slug,
      name,
      count: reduced.filter((product) => product.categories.includes(slug)).length,
    }))
    .filter(({ count }) => count > 0);
  return { ...page, categories };
}
