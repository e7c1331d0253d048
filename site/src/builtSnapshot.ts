import type { ProductSnapshot } from './data/productSnapshot';

/** Milliseconds after which a product counts as one that cannot be read: the cart then shows what it has. */
const timeLimit = 10_000;

/**
 * Reads what a page needs of a product, as it was built: whatever an administrator has changed since. `template` is the address
 * with `{slug}`. `null`: not sold. Rejects when it cannot be read now.
 */
export async function builtSnapshot(template: string, slug: string): Promise<ProductSnapshot | null> {
  const address = template.replace('{slug}', encodeURIComponent(slug));
  const response = await fetch(address, { signal: AbortSignal.timeout(timeLimit) });
  if (response.status === 404) return null;
  const snapshot = response.ok ? ((await response.json()) as Partial<ProductSnapshot> | null) : null;
  // Another thing in its place, as a proxy sends it, is no product.
  if (snapshot?.slug !== slug)
    throw new Error(
      `mr: ${address} answered ${String(response.status)} without the product. The page offers to try again.`,
    );
  return snapshot as ProductSnapshot;
}
