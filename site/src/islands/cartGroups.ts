import type { CartItem } from '@marketrow/cart-client';
import { lineCents, salePriceCents, toCents } from '@marketrow/cart-client/money';
import { linePicture } from '../cart/linePicture';
import type { ProductSnapshot } from '../data/productSnapshot';
import type { ProductSnapshots } from './useProductSnapshots';

/** A line with what the shop knows about it today. */
export interface CartRow {
  line: CartItem;
  /** The product's name without the choice. */
  title: string;
  snapshot: ProductSnapshot | undefined;
  /** Pieces of the choice in stock. `undefined`: not counted. */
  stock: number | undefined;
  /** Price of one piece before the reduction, in dollars, while the line has the shop's price. */
  originalPrice: number | undefined;
  /** What one piece costs in the shop today, in cents, when that is not what the line says. */
  newCents: number | undefined;
  /** The chosen colour, or the one that the product is pictured in. */
  colour: { value: string; label: string } | undefined;
  /** The chosen size. */
  size: string | undefined;
  /** Small picture of the choice. */
  picture: string;
}

/** The lines of one shop. */
export interface CartGroup {
  /** `undefined` for lines of the marketplace itself, and of products that are gone. */
  shop: ProductSnapshot['shop'] | undefined;
  rows: CartRow[];
  /** Sum of the lines in cents. */
  cents: number;
}

/** Lines by shop, the shops in the order of their first line. */
export function cartGroups(items: readonly CartItem[], snapshots: ProductSnapshots): CartGroup[] {
  const groups = new Map<string, CartGroup>();
  for (const line of items) {
    const row = cartRow(line, snapshots.get(line.slug) ?? undefined);
    const shop = row.snapshot?.shop ?? undefined;
    const key = shop?.path ?? '';
    const group = groups.get(key) ?? { shop, rows: [], cents: 0 };
    group.rows.push(row);
    group.cents += lineCents(line.price, line.qty);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** What the reductions save in all, in cents: it is in the sums already. */
export function savedCents(groups: readonly CartGroup[]): number {
  return groups
    .flatMap(({ rows }) => rows)
    .reduce((sum, { line, originalPrice = line.price }) => {
      return sum + (toCents(originalPrice) - toCents(line.price)) * line.qty;
    }, 0);
}

function cartRow(line: CartItem, snapshot: ProductSnapshot | undefined): CartRow {
  const [, hex, size] = String(line.id).split('~');
  // A chosen variant has its choice in brackets behind the name.
  const title = hex === undefined ? line.name : line.name.replace(/ \([^()]+\)$/, '');
  const colours = snapshot?.colours ?? [];
  const variant = snapshot?.variants?.find(({ id }) => id === line.id);
  const { price = 0, discount = 0, stock } = { ...snapshot, ...variant };
  const today = snapshot && salePriceCents(price, discount);
  const isCurrent = today === toCents(line.price);
  return {
    line,
    title,
    snapshot,
    stock,
    originalPrice: isCurrent && discount > 0 ? price : undefined,
    newCents: isCurrent ? undefined : today,
    colour: hex ? colours.find(({ value }) => value === `#${hex}`) : colours[0],
    size: size === '' ? undefined : size,
    picture: linePicture(line, snapshot),
  };
}
