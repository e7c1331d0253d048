import * as z from 'zod';
import { isStorableText } from './storableText.ts';
import type { CatalogProduct } from './catalog.ts';
import { HttpError } from './error.ts';
import { cartLimits, liveIdsLimit } from './limits.ts';
import { productFieldsSchema } from './schemas/product.ts';
import { stockLeft } from './stock.ts';

/** Values of a product that change after a page was built. */
export const liveProductSchema = productFieldsSchema
  .pick({ id: true, slug: true, price: true, discount: true, compareAtPrice: true, stock: true, variants: true })
  .extend({
    /** Pieces of the choice that has the most. Omitted: not counted. */
    left: z.number().int().nonnegative().optional(),
    /** True if every choice is out of stock. */
    soldOut: z.boolean(),
    /** True while it is for sale. */
    published: z.boolean(),
  });

/** Values of a product that change after a page was built. */
export type LiveProduct = z.infer<typeof liveProductSchema>;

/** Returns the live values of a product. */
export function liveOf(product: CatalogProduct): LiveProduct {
  const { id, slug, price, discount, compareAtPrice, stock, variants, published = true } = product;
  const left = stockLeft(product);
  return {
    id: String(id),
    slug,
    price,
    discount,
    ...(compareAtPrice !== undefined && { compareAtPrice }),
    ...(stock !== undefined && { stock }),
    ...(variants && { variants: [...variants] }),
    ...(left !== undefined && { left }),
    soldOut: left === 0,
    published,
  };
}

/**
 * Returns the distinct ids of a query, `?ids=a&ids=b`. A comma is part of an id. Throws an `HttpError` 400 for none, more than
 * `liveIdsLimit`, or one that no product can have.
 */
export function parseLiveIds(query: URLSearchParams): string[] {
  const ids = [...new Set(query.getAll('ids'))];
  if (ids.length === 0) throw new HttpError(400, 'Name the products: ?ids=a&ids=b');
  if (ids.length > liveIdsLimit) throw new HttpError(400, `No more than ${String(liveIdsLimit)} ids a call`);
  if (!ids.every((id) => id !== '' && id.length <= cartLimits.id && isStorableText(id)))
    throw new HttpError(400, 'An id has characters or a length that no product id has');
  return ids;
}
