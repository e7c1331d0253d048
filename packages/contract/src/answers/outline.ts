import type { Product } from '../schemas/index.ts';
import type { ProductOutline, Records } from './records.ts';

/** Makes a function that works a value out once for an object and keeps it as long as the object. */
export function keptBeside<Owner extends object, Value>(make: (owner: Owner) => Value): (owner: Owner) => Value {
  const kept = new WeakMap<Owner, Value>();
  return (owner) => {
    const known = kept.get(owner) ?? make(owner);
    kept.set(owner, known);
    return known;
  };
}

/** Makes a function that works a value out once for each text: equal texts share one value. */
export function keptByText<Value>(make: (text: string) => Value): (text: string) => Value {
  const kept = new Map<string, Value>();
  return (text) => {
    const known = kept.get(text) ?? make(text);
    kept.set(text, known);
    return known;
  };
}

/** Returns the published products of an outline. One list for all calls: what is counted from it can be kept beside it. */
export const publishedOf = keptBeside((products: readonly ProductOutline[]) =>
  products.filter(({ published }) => published),
);

/** Reads the published ones of products by their slugs, in this order. */
export async function readPublished(records: Records, slugs: readonly string[]): Promise<Product[]> {
  const found = slugs.length > 0 ? await records.products({ slugs, published: true }) : [];
  const bySlug = new Map(found.map((product) => [product.slug, product]));
  return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
}
