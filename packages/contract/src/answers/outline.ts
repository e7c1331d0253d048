import type { Product } from '../schemas/index.ts';
import type { ProductOutline, Records } from './records.ts';

/** Caches a value per object for the object's lifetime. */
export function keptBeside<Owner extends object, Value>(make: (owner: Owner) => Value): (owner: Owner) => Value {
  const kept = new WeakMap<Owner, Value>();
  return (owner) => {
    const known = kept.get(owner) ?? make(owner);
    kept.set(owner, known);
    return known;
  };
}

/** Caches a value per text. */
export function keptByText<Value>(make: (text: string) => Value): (text: string) => Value {
  const kept = new Map<string, Value>();
  return (text) => {
    const known = kept.get(text) ?? make(text);
    kept.set(text, known);
    return known;
  };
}

/** Returns the published products of an outline. The same list for all calls, so that derived values can be cached by it. */
export const publishedOf = keptBeside((products: readonly ProductOutline[]) =>
  products.filter(({ published }) => published),
);

/** Reads the published products among slugs, in this order. */
export async function readPublished(records: Records, slugs: readonly string[]): Promise<Product[]> {
  const found = slugs.length > 0 ? await records.products({ slugs, published: true }) : [];
  const bySlug = new Map(found.map((product) => [product.slug, product]));
  return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
}
