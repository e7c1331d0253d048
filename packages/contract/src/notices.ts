import * as z from 'zod';
import { storableText } from './cart-schemas.ts';
import { accountLimits, cartLimits, noticeTokenLength } from './limits.ts';
import type { CatalogEntry } from './catalog.ts';
import { HttpError } from './error.ts';

/** Body of `POST /stock-notices`. */
export const stockNoticeSchema = z.strictObject({
  /** Id of the product or choice, as a line of a cart has it. */
  id: storableText(cartLimits.id),
  email: z.email().max(accountLimits.email),
  /** Language of the page, such as `de`. Shops without mails in it write in English. */
  language: z.string().regex(/^[a-z]{2,3}$/, 'must be a code such as en'),
});

/** Request for a mail once a choice is in stock. */
export type StockNotice = z.infer<typeof stockNoticeSchema>;

/** Body of `DELETE /stock-notices`. */
export const noticeRemovalSchema = z.strictObject({ token: storableText(noticeTokenLength) });

/** Answer of `POST /stock-notices`. */
export const noticeAnswerSchema = z.object({
  /** Deletes the notice. */
  token: z.string(),
  /** False: the notice is only noted, since the shop sends no mails. */
  mails: z.boolean(),
});

/** Messages of refused notices. */
export const noticeRefusals = {
  unknown: 'The product is not sold',
  inStock: 'The product is in stock',
} as const;

/** Returns true for a product or choice that can be bought now. */
export function isInStock(entry: CatalogEntry | undefined): boolean {
  return entry !== undefined && entry.published !== false && entry.stock !== 0;
}

/** Throws an `HttpError` 404 for what is not sold, 409 for what is in stock. */
export function refuseNotice(entry: CatalogEntry | undefined): void {
  if (!entry || entry.published === false) throw new HttpError(404, noticeRefusals.unknown);
  if (isInStock(entry)) throw new HttpError(409, noticeRefusals.inStock);
}
