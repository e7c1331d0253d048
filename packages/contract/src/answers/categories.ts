import type { Category } from '../schemas/index.ts';
import type { Call } from './call.ts';
import type { ListedCategory } from './records.ts';

/** All categories. Ancestors follow from the closest parent, so that a category that moves takes its children along. */
export async function categoriesOf({ records }: Pick<Call, 'records'>): Promise<Category[]> {
  const categories = await records.categories();
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  return categories.map((category) => {
    const parent: string[] = [];
    let above = category.parent[0];
    while (above !== undefined && !parent.includes(above)) {
      parent.push(above);
      above = bySlug.get(above)?.parent[0];
    }
    return { ...category, parent };
  });
}

/** Categories of a home page: those of the list that exist, with the fields that the list has of its own. */
export async function listedCategories(
  { records }: Pick<Call, 'records'>,
  list: 'gift-shop-categories' | 'grocery-2-categories' | 'market-categories',
): Promise<Category[]> {
  const [listed, categories] = await Promise.all([records.content(list), records.categories()]);
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  return listed.flatMap((own: ListedCategory) => {
    const category = bySlug.get(own.slug);
    return category ? [{ ...category, ...own }] : [];
  });
}
