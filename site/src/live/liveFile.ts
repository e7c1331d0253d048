import { lowStock } from '@marketrow/components/VariantPicker';
import type { SearchFile } from '../search/catalog';
import type { Live } from './readLive';

/** Returns the catalog of the search page at the live values that are known, without what is not sold any more. */
export function liveFile(file: SearchFile, live: ReadonlyMap<string, Live>): SearchFile {
  if (live.size === 0) return file;
  const { searchWords, categories, brands, shops, colors, pages, ...columns } = file;
  const fields = {
    ...columns,
    price: [...file.price],
    discount: [...file.discount],
    compareAtPrice: [...file.compareAtPrice],
    left: [...file.left],
  };
  for (const [index, id] of file.id.entries()) {
    const product = live.get(id);
    if (!product) continue;
    fields.price[index] = product.price;
    fields.discount[index] = product.discount;
    fields.compareAtPrice[index] = product.compareAtPrice ?? 0;
    fields.left[index] = lowStock(product.left) ?? null;
  }
  const isSold = file.id.map((id) => live.get(id) !== null);
  const kept = Object.entries(fields).map(([name, list]) => [name, list.filter((_, index) => isSold[index])]);
  return { searchWords, categories, brands, shops, colors, pages, ...(Object.fromEntries(kept) as typeof fields) };
}
