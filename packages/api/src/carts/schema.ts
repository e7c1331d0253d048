import * as z from 'zod';
import { text } from '../http/text.ts';

/** Largest number of lines in one cart. */
export const maxLines = 200;

/** A guest id as the cart client makes and accepts it. A path cannot end in `.` or `..`, so those could not be read back. */
export const guestIdSchema = z
  .string()
  .regex(/^(?!\.{1,2}$)[A-Za-z0-9._~-]{1,128}$/, 'must be 1 to 128 of A-Z a-z 0-9 . _ ~ -');

const pictureUrlSchema = text(2048).refine(isPictureUrl, 'must be relative, http or https');

/** One line of a cart: exactly the six fields of the spec; further fields are dropped. */
export const cartLineSchema = z.object({
  /** Product id, or `<product id>~<choice>`; numbers are kept as numbers. */
  id: z.union([text(128), z.number()], 'must be a text of 1 to 128 characters or a number'),
  slug: text(200),
  name: text(300),
  /** Sale price of one piece in dollars. */
  price: z.number().min(0).max(1e7),
  qty: z.int().min(1).max(9999),
  imgUrl: pictureUrlSchema,
});

/** Body of `POST /cart-items`. */
export const saveCartSchema = z.strictObject({
  guestId: guestIdSchema,
  items: z.array(cartLineSchema).max(maxLines).transform(lastOfEach),
});

/** Body of `POST /customer-cart-items/merge`. `customerId` is a claim to be checked, never an authority. */
export const mergeSchema = z.strictObject({
  guestId: guestIdSchema,
  customerId: z.union([text(128), z.number()], 'must be a text of 1 to 128 characters or a number'),
});

/** One line of a cart as it is stored and answered. */
export type CartLine = z.infer<typeof cartLineSchema>;

function isPictureUrl(value: string): boolean {
  if (!URL.canParse(value, 'https://shop.invalid')) return false;
  const { protocol } = new URL(value, 'https://shop.invalid');
  return protocol === 'http:' || protocol === 'https:';
}

/** The last of lines with equal ids wins, in the place of the first. */
function lastOfEach(lines: CartLine[]): CartLine[] {
  return [...new Map(lines.map((line) => [String(line.id), line])).values()];
}
