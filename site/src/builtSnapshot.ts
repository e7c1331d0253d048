import type { ProductSnapshot } from './data/productSnapshot';
import { readJson } from './readJson';

/**
 * Reads what a page needs of a product, as it was built: whatever an administrator has changed since. `template` is the address
 * with `{slug}`. Undefined: not sold, or not to be read now.
 */
export async function builtSnapshot(template: string, slug: string): Promise<ProductSnapshot | undefined> {
  try {
    return await readJson<ProductSnapshot>(template.replace('{slug}', encodeURIComponent(slug)));
  } catch {
    return undefined;
  }
}
