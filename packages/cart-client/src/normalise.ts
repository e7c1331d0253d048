import { MAX_ID_LENGTH, MAX_PRICE, MAX_QUANTITY, TEXT_LENGTHS } from './limits.ts';
import { tryCatch } from './tryCatch.ts';
import type { CartItem } from './types.ts';

/** The key under which a line is compared: `7` and `'7'` are one. Empty for what cannot be an id; nothing is thrown. */
export function keyOf(id: unknown): string {
  return typeof id === 'string' || Number.isFinite(id) ? String(id) : '';
}

const isPrice = (price: number): boolean => Number.isFinite(price) && price >= 0 && price <= MAX_PRICE;

/**
 * The one border control for lines of callers, network, storage and other tabs: the six known own fields in a fresh
 * frozen object, the quantity a whole number from 0 (removal) to 9999. `undefined` if the id or the
 * quantity is none, or the price of what is not to be removed.
 */
export function normaliseItem(value: unknown): CartItem | undefined {
  const text = (found: unknown): string => (typeof found === 'string' ? found : '');
  // The copy has own fields only.
  const { id, slug, name, price, qty, imgUrl } = { ...(value as CartItem) };
  if (keyOf(id) && Number.isFinite(qty) && (qty < 1 || isPrice(price)))
    return Object.freeze({
      id,
      slug: text(slug),
      name: text(name),
      price,
      qty: Math.min(Math.max(Math.trunc(qty), 0), MAX_QUANTITY),
      imgUrl: text(imgUrl),
    });
  return undefined;
}

/** The valid lines of a stored cart by key, the last of equal ids winning; `undefined` if it is not a list. */
export function normaliseList(value: unknown): Map<string, CartItem> | undefined {
  const lines = new Map<string, CartItem>();
  if (!Array.isArray(value)) return undefined;
  for (const entry of value) {
    const line = normaliseItem(entry);
    if (line?.qty) lines.set(keyOf(line.id), line);
  }
  return lines;
}

/**
 * Name of the first field for which a server of the contract would refuse the line, and with it the whole cart.
 *
 * @param isRemoval - Nothing but the id is needed.
 */
export function invalidField(item: CartItem, isRemoval: boolean): keyof CartItem | undefined {
  // NUL and halves of surrogate pairs cannot be stored.
  const isText = (text: unknown, longest: number): boolean =>
    typeof text === 'string' && text !== '' && text.length <= longest && !/[\0\p{Cs}]/u.test(text);
  if (!Number.isFinite(item.id) && !isText(item.id, MAX_ID_LENGTH)) return 'id';
  if (isRemoval) return undefined;
  if (!isPrice(item.price)) return 'price';
  for (const [name, longest] of Object.entries(TEXT_LENGTHS) as [keyof CartItem, number][])
    if (!isText(item[name], longest)) return name;
  // Relative to whatever address: only the protocol counts.
  const protocol = tryCatch(() => new URL(item.imgUrl, 'https://a').protocol);
  return /^https?:$/.test(protocol ?? '') ? undefined : 'imgUrl';
}
