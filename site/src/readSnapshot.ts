import { builtSnapshot } from './builtSnapshot';
import type { ProductSnapshot } from './data/productSnapshot';
import { withLive } from './live/withLive';

/**
 * Reads what a page needs of a product, at today's price and stock. `template` is the address with `{slug}`. `null`: not sold.
 * Rejects when it cannot be read now.
 */
export async function readSnapshot(template: string, slug: string): Promise<ProductSnapshot | null> {
  const snapshot = await builtSnapshot(template, slug);
  if (!snapshot) return null;
  // Not before it is needed: an empty cart asks for nothing.
  const live = await import('./live/readLive').then(({ readLive }) => readLive(snapshot.id)).catch(() => undefined);
  if (live === null) return null;
  return live ? withLive(snapshot, live) : snapshot;
}
