import { builtSnapshot } from './builtSnapshot';
import { hasChanges } from './changes/hasChanges';
import type { ProductSnapshot } from './data/productSnapshot';

/**
 * Reads what a page needs of a product, at today's price. `template` is the address with `{slug}`. `null`: not sold. Rejects
 * when it cannot be read now.
 */
export async function readSnapshot(template: string, slug: string): Promise<ProductSnapshot | null> {
  const snapshot = await builtSnapshot(template, slug);
  if (!snapshot || !hasChanges()) return snapshot;
  const { changedSnapshot, readChanges } = await import('./changes/readChanges');
  return changedSnapshot(snapshot, await readChanges()) ?? null;
}

/** Has the next reader ask again what has changed: the page has come back from the browser's history. */
export async function forgetChanges(): Promise<void> {
  if (hasChanges()) (await import('./changes/readChanges')).forgetAnswer();
}
