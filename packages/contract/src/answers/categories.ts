import type { Category } from '../schemas/index.ts';
import type { Call } from './call.ts';
import type { ListedCategory } from './records.ts';

/** Reads all categories. Ancestors follow from the closest parent, so that children move with their parent. */
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

/** Reads the existing categories of a home page's list, with the fields that the list overrides. */
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
