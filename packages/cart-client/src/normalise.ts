import type { CartItem } from './types.ts';

/** The key under which a line is compared: `7` and `'7'` are one. Empty for what cannot be an id; nothing is thrown. */
export function keyOf(id: unknown): string {
  return typeof id === 'string' || Number.isFinite(id) ? String(id) : '';
}

/**
 * The one border control for lines of callers, network, storage and other tabs: the six known own fields in a fresh
 * frozen object, the quantity a whole number from 0 (removal) to 9999. `undefined` if the id or the
 * quantity is none, or the price of what is not to be removed.
 */
export function normaliseItem(value: unknown): CartItem | undefined {
  const text = (found: unknown): string => (typeof found === 'string' ? found : '');
  // The copy has own fields only.
  const { id, slug, name, price, qty, imgUrl } = { ...(value as CartItem) };
  if (keyOf(id) && Number.isFinite(qty) && (qty < 1 || (Number.isFinite(price) && price >= 0)))
    return Object.freeze({
      id,
      slug: text(slug),
      name: text(name),
      price,
      qty: Math.min(Math.max(Math.trunc(qty), 0), 9_999),
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
