import { format } from '../../internal/text/format.js';
import { toMinorUnits } from '../../internal/text/money.js';
import type { CartDrawerLine, CartDrawerShop } from './types.js';

/** The lines of one shop. */
export interface CartDrawerGroup<Line extends CartDrawerLine> {
  /** Tells groups apart. */
  key: string;
  /** `undefined` for lines without a shop. */
  shop: CartDrawerShop | undefined;
  /** Its lines in the order of the cart. */
  lines: Line[];
  /** Sum in the currency's minor unit. */
  sum: number;
}

/** Lines by shop, the shops in the order of their first line. Two shops with one name are two groups: the id counts. */
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

/** Whether a line can be ordered. */
export function isSold({ unavailable, max }: CartDrawerLine): boolean {
  return unavailable === undefined && max !== 0;
}

/** What a group is called: the shop's name, with its detail where another group has the name, too. */
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
