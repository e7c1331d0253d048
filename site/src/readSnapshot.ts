import { builtSnapshot } from './builtSnapshot';
import { hasChanges } from './changes/hasChanges';
import type { ProductSnapshot } from './data/productSnapshot';

/** Reads what a page needs of a product, at today's price. `template` is the address with `{slug}`. Undefined: not sold, or not to be read now. */
export async function readSnapshot(template: string, slug: string): Promise<ProductSnapshot | undefined> {
  const snapshot = await builtSnapshot(template, slug);
  if (!snapshot || !hasChanges()) return snapshot;
  try {
    const { changedSnapshot, readChanges } = await import('./changes/readChanges');
    return changedSnapshot(snapshot, await readChanges());
  } catch {
    return undefined;
  }
}
