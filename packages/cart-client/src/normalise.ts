import type { CartItem, CartItemId } from './types.ts';

const MAX_QUANTITY = 9999;

/** The key under which a line is compared: `7` and `'7'` are one. Empty for what cannot be an id; nothing is thrown. */
export function keyOf(id: unknown): string {
  return typeof id === 'string' || Number.isFinite(id) ? String(id) : '';
}

/** Whole pieces from 0 (remove) to 9999, or `undefined` for what is not a finite number. */
export function quantityOf(value: unknown): number | undefined {
  return Number.isFinite(value) ? Math.min(Math.max(Math.trunc(value as number), 0), MAX_QUANTITY) : undefined;
}

/**
 * The one border control for lines of callers, network and storage: the six known own fields in a fresh frozen object.
 * `undefined` if id, quantity or price is none. The quantity may be 0, which means removal.
 */
export function normaliseItem(value: unknown): CartItem | undefined {
  const source = Object(value) as Record<string, unknown>;
  const own = (name: keyof CartItem): unknown => (Object.hasOwn(source, name) ? source[name] : undefined);
  const text = (name: keyof CartItem): string => {
    const found = own(name);
    return typeof found === 'string' ? found : '';
  };
  const id = own('id');
  const qty = quantityOf(own('qty'));
  const price = own('price');
  if (!keyOf(id) || qty === undefined || !Number.isFinite(price) || (price as number) < 0) return undefined;
  return Object.freeze({
    id: id as CartItemId,
    slug: text('slug'),
    name: text('name'),
    price: price as number,
    qty,
    imgUrl: text('imgUrl'),
  });
}

/** The valid lines of a stored cart by key, the last of equal ids winning; `undefined` if it is not a list. */
export function normaliseList(value: unknown): Map<string, CartItem> | undefined {
  if (!Array.isArray(value)) return undefined;
  const lines = new Map<string, CartItem>();
  for (const entry of value) {
    const line = normaliseItem(entry);
    if (line?.qty) lines.set(keyOf(line.id), line);
  }
  return lines;
}
