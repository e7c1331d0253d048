import { HttpError } from '../error.ts';
import type { Category, Product } from '../schemas/index.ts';
import { type Fields, unfit } from './body.ts';
import type { Call } from './call.ts';
import { categoriesOf } from './categories.ts';
import type { ProductOutline } from './records.ts';

/** Throws an `HttpError` 400 for a product with an unknown brand or category, unless it had it before. */
export async function checkProduct(next: Fields, before: Fields, { records }: Call): Promise<void> {
  const { brand, categories } = next as unknown as Pick<Product, 'brand' | 'categories'>;
  const known = before as Partial<Product>;
  const issues: { path: string; message: string }[] = [];
  if (brand !== null && brand !== known.brand) {
    if (!(await records.brands()).some(({ name }) => name === brand))
      issues.push({ path: 'brand', message: `there is no brand ${brand}` });
  }
  const added = categories.filter((slug) => known.categories?.includes(slug) !== true);
  if (added.length > 0) {
    const slugs = new Set((await records.categories()).map(({ slug }) => slug));
    const unknown = added.filter((slug) => !slugs.has(slug));
    issues.push(...unknown.map((slug) => ({ path: 'categories', message: `there is no category ${slug}` })));
  }
  if (issues.length > 0) throw unfit(issues);
}

/** Throws an `HttpError` 400 for a category whose parent is unknown, itself or one of its descendants. */
export async function checkCategory(next: Fields, before: Fields, call: Call): Promise<void> {
  const { slug, parent } = next as unknown as Category;
  const [closest] = parent;
  if (closest === undefined || closest === (before as Partial<Category>).parent?.[0]) return;
  const above = (await categoriesOf(call)).find((category) => category.slug === closest);
  if (above && closest !== slug && !above.parent.includes(slug)) return;
  const message = above ? `${closest} is part of this category` : `there is no category ${closest}`;
  throw unfit([{ path: 'parent', message }]);
}

/** Throws an `HttpError` 409 for a brand that products have. */
export function checkBrandRemoval({ name }: Fields, call: Call): Promise<void> {
  return refuseNamed(call, 'brand', (product) => product.brand === name);
}

/** Throws an `HttpError` 409 for a category with products or with children. */
export async function checkCategoryRemoval({ slug }: Fields, call: Call): Promise<void> {
  await refuseNamed(call, 'category', (product) => product.categories.includes(String(slug)));
  const hasParts = (await categoriesOf(call)).some(({ parent }) => parent.includes(String(slug)));
  if (hasParts) throw new HttpError(409, 'Other categories are part of this category.');
}

async function refuseNamed(
  { records }: Call,
  noun: string,
  names: (product: ProductOutline) => boolean,
): Promise<void> {
  const count = (await records.outline()).products.filter(names).length;
  if (count > 0) throw new HttpError(409, `${String(count)} products name this ${noun}.`);
}
