import type { CartItem } from '@marketrow/cart-client';
import { lineCents, salePriceCents, toCents } from '@marketrow/cart-client/money';
import type { CartLineUnavailable } from '@marketrow/components/CartLineItem';
import { linePicture } from '../cart/linePicture';
import { snapshotStock } from '../cart/snapshotStock';
import { choicePrice, reductionOf } from '../data/contractRules';
import { deliveryOf } from '../data/productPromises';
import { lineChoiceOf } from '../cart/withChoice';
import type { ProductSnapshot } from '../data/productSnapshot';
import type { Messages } from '../i18n';
import { fill } from '../i18n/fill';
import type { ProductSnapshots } from '../useProductSnapshots';

/** A line with what the shop knows about it today. */
export interface CartRow {
  line: CartItem;
  /** The product's name, without the choice where that can be shown beside it. */
  title: string;
  /** The same with the choice in brackets, as the line holds it. */
  name: string;
  /** Why the line cannot be ordered; it is in no sum then. */
  unavailable: CartLineUnavailable | undefined;
  /** Pieces of the choice in stock. `undefined`: not counted. */
  stock: number | undefined;
  /** Price of one piece before the reduction, in dollars, while the line has the shop's price. */
  originalPrice: number | undefined;
  /** What one piece costs in the shop today, in cents, when that is not what the line says. */
  newCents: number | undefined;
  /** The chosen colour, or the one that the product is pictured in. */
  colour: { value: string; label: string } | undefined;
  /** The chosen size, and the same in words: a bare 7 could be anything. */
  size: string | undefined;
  sizeText: string | undefined;
  /** Small picture of the choice. */
  picture: string;
  /** How it is delivered. Left out: not known. */
  delivery: ReturnType<typeof deliveryOf> | undefined;
}

/** The lines of one shop. */
export interface CartGroup {
  /** Tells groups apart: two shops may have one name. */
  key: string;
  /** `null`: the marketplace itself. `undefined`: not known, as of products that are gone or could not be read. */
  shop: ProductSnapshot['shop'] | undefined;
  /** Another shop of its name has lines in the cart, too. */
  hasNamesake: boolean;
  rows: CartRow[];
  /** Sum in cents of the lines that can be ordered. */
  cents: number;
}

/** The groups with the lines that can be ordered, without those that have none. */
export function orderable(groups: readonly CartGroup[]): CartGroup[] {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ unavailable }) => !unavailable) }))
    .filter(({ rows }) => rows.length > 0);
}

/** The lines that cannot be ordered. */
export function unavailableRows(groups: readonly CartGroup[]): CartRow[] {
  return groups.flatMap(({ rows }) => rows.filter(({ unavailable }) => unavailable));
}

/** Items in these lines, with their quantities. */
export const piecesIn = (rows: readonly CartRow[]): number => rows.reduce((sum, { line }) => sum + line.qty, 0);

/** Lines by shop, the shops in the order of their first line. `sizePattern` puts a size in words, as "Size {size}". */
export function cartGroups(
  items: readonly CartItem[],
  snapshots: ProductSnapshots,
  sizePattern = '{size}',
): CartGroup[] {
  const groups = new Map<string, CartGroup>();
  for (const line of items) {
    const snapshot = snapshots.get(line.slug);
    const shop = snapshot?.shop;
    const key = shop?.path ?? (shop === null ? 'marketplace' : 'unknown');
    const group = groups.get(key) ?? { key, shop, hasNamesake: false, rows: [], cents: 0 };
    const row = cartRow(line, snapshot, sizePattern);
    group.rows.push(row);
    if (!row.unavailable) group.cents += lineCents(line.price, line.qty);
    groups.set(key, group);
  }
  const found = [...groups.values()];
  for (const group of found)
    group.hasNamesake = found.some(({ key, shop }) => key !== group.key && shop && shop.name === group.shop?.name);
  return found;
}

/** How many sellers the lines come from, the marketplace among them; unknown ones are not counted. */
export function shopCountOf(groups: readonly CartGroup[]): number {
  return groups.filter(({ shop }) => shop !== undefined).length;
}

/** What a group is called: with its street where the name alone would not tell it from another one. */
export function groupName(
  { shop, hasNamesake }: CartGroup,
  t: Pick<Messages['cart'], 'otherShop' | 'unknownShop'>,
): string {
  if (shop?.street !== undefined && hasNamesake) return `${shop.name}, ${shop.street}`;
  return shop?.name ?? (shop === null ? t.otherShop : t.unknownShop);
}

/** Renders the choice of a line: the color with its dot, and the size with its word. */
export function choiceOf({ colour, sizeText }: CartRow): { title: string; swatch?: string }[] {
  return [
    ...(colour ? [{ title: colour.label, swatch: colour.value }] : []),
    ...(sizeText === undefined ? [] : [{ title: sizeText }]),
  ];
}

/** Returns what is promised about the delivery of goods: each promise once. */
export function deliveryLines(
  rows: readonly Pick<CartRow, 'delivery'>[],
  promises: Messages['cart']['delivery'],
): string[] {
  return [...new Set(rows.flatMap(({ delivery }) => (delivery === undefined ? [] : [promises[delivery]])))];
}

/** What the reductions save in all, in cents: it is in the sums already. */
export function savedCents(groups: readonly CartGroup[]): number {
  return orderable(groups)
    .flatMap(({ rows }) => rows)
    .reduce((sum, { line, originalPrice = line.price }) => {
      return sum + (toCents(originalPrice) - toCents(line.price)) * line.qty;
    }, 0);
}

function cartRow(line: CartItem, snapshot: ProductSnapshot | null | undefined, sizePattern: string): CartRow {
  const choice = lineChoiceOf(line.id, snapshot?.id);
  const colours = snapshot?.colours ?? [];
  const colour = choice?.color === undefined ? colours[0] : colours.find(({ value }) => value === choice.color);
  // A chosen variant has its choice in brackets behind the name.
  const isSplit = choice !== undefined && snapshot && (choice.color === undefined || colour !== undefined);
  const size = isSplit ? choice.size : undefined;
  const sizeText = size === undefined ? undefined : fill(sizePattern, { size });
  const words = isSplit ? [choice.color && colour?.label, sizeText].filter(Boolean) : [];
  const variant = snapshot?.variants?.find(({ id }) => id === line.id);
  const prices = snapshot && choicePrice(snapshot, variant);
  const stock = snapshot ? snapshotStock(snapshot, line.id) : undefined;
  const today = prices ? salePriceCents(prices.price, prices.discount) : undefined;
  const isCurrent = today === toCents(line.price);
  return {
    line,
    ...namesOf(line, snapshot, words.join(', ')),
    unavailable: snapshot === null ? 'not-sold' : stock === 0 ? 'sold-out' : undefined,
    stock,
    originalPrice: isCurrent && prices && reductionOf(prices) > 0 ? (prices.compareAtPrice ?? prices.price) : undefined,
    newCents: isCurrent ? undefined : today,
    colour,
    size,
    sizeText,
    picture: linePicture(line, snapshot),
    // Goods that are sold out are not delivered.
    delivery: snapshot && stock !== 0 ? deliveryOf(snapshot.categories) : undefined,
  };
}

/** What a line is called in the page's language, whichever it was put into the cart in. A name of its own stays. */
function namesOf(line: CartItem, snapshot: ProductSnapshot | null | undefined, choice: string) {
  const { name } = line;
  const kept = choice === '' ? name : withoutChoice(name);
  const title = snapshot?.otherTitles?.includes(kept) ? snapshot.title : kept;
  return { title, name: choice === '' ? title : `${title} (${choice})` };
}

/** A name without the brackets at its end. The choice may have brackets itself: "M (38)". */
function withoutChoice(name: string): string {
  if (!name.endsWith(')')) return name;
  let depth = 0;
  for (let index = name.length - 1; index > 0; index -= 1) {
    if (name[index] === ')') depth += 1;
    if (name[index] === '(' && (depth -= 1) === 0) return name.slice(0, index).trimEnd();
  }
  return name;
}
