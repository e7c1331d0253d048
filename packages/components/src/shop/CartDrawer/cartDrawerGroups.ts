import { format } from '../../internal/text/format.js';
import { toMinorUnits } from '../../internal/text/money.js';
import type { CartDrawerLine, CartDrawerShop } from './types.js';

/** The lines of one shop. */
export interface CartDrawerGroup<Line extends CartDrawerLine> {
  /** Unique key of the group. */
  key: string;
  /** `undefined` for lines without a shop. */
  shop: CartDrawerShop | undefined;
  /** Lines in the order of the cart. */
  lines: Line[];
  /** Sum in minor units of the currency. */
  sum: number;
}

/**
 * Groups lines by the id of the shop, in the order of each shop's first line. Two shops with one name stay separate.
 */
export function groupLines<Line extends CartDrawerLine>(
  lines: readonly Line[],
  currency: string,
): CartDrawerGroup<Line>[] {
  const groups = new Map<string, CartDrawerGroup<Line>>();
  for (const line of lines) {
    const shop = line.shop ?? undefined;
    const key = String(shop?.id ?? '');
    const group = groups.get(key) ?? { key, shop, lines: [], sum: 0 };
    group.lines.push(line);
    if (isSold(line)) group.sum += toMinorUnits(line.price, currency) * line.qty;
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Returns whether a line can be ordered. */
export function isSold({ unavailable, max }: CartDrawerLine): boolean {
  return unavailable === undefined && max !== 0;
}

/** Returns the title of a group: the name of the shop, plus its detail if another group has the same name. */
export function groupTitle(
  { shop }: CartDrawerGroup<CartDrawerLine>,
  groups: readonly CartDrawerGroup<CartDrawerLine>[],
  messages: { shop: string; other: string },
): string {
  if (shop === undefined) return messages.other;
  const isShared = groups.filter((group) => group.shop?.name === shop.name).length > 1;
  if (!isShared || shop.detail === undefined) return shop.name;
  return format(messages.shop, { name: shop.name, detail: shop.detail });
}
