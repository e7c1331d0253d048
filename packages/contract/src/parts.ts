import type { CatalogEntry } from './catalog.ts';
import { HttpError } from './error.ts';
import type { Order, OrderItem, OrderPart } from './schemas/order.ts';
import type { OrderStatus } from './schemas/states.ts';

/** Id in `parts`, and name in `delivery`, of goods that the marketplace itself sells. */
export const marketplaceDelivery = 'marketplace';

/** Name of the seller in records of such goods; screens translate it. */
export const marketplaceName = 'Marketplace';

/** Next statuses that a seller may set. `Delivered` books money and `Cancelled` returns it, so both are final. */
export const partSteps: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  Pending: ['Processing', 'Cancelled'],
  Processing: ['Delivered', 'Cancelled'],
  Delivered: [],
  Cancelled: [],
};

/** Refusals of changes to a part and of a shopper's cancel. */
export const partRefusals = {
  step: (from: OrderStatus, to: OrderStatus): string => `${from} goods cannot become ${to}`,
  begun: 'A shop has begun with the order',
} as const;

/** Parts of the lines of a new order, one per shop in the order of the lines, all pending. */
export function newParts(entries: readonly Pick<CatalogEntry, 'shop'>[]): OrderPart[] {
  const names = new Map(
    entries.map(({ shop }) => [shop?.id ?? marketplaceDelivery, shop?.name ?? marketplaceName] as const),
  );
  return [...names].map(([shop, shopName]) => ({ shop, shopName, status: 'Pending', deliveredAt: null }));
}

/** Parts of an order by shop. An order without stored parts is one part, with the shop of its first line and the status of the order. */
export function partsOf(order: Pick<Order, 'parts' | 'items' | 'status' | 'deliveredAt'>): readonly OrderPart[] {
  const { parts, items, status, deliveredAt } = order;
  if (parts && parts.length > 0) return parts;
  return [{ shop: items[0]?.shop_id ?? marketplaceDelivery, shopName: marketplaceName, status, deliveredAt }];
}

/** Lines of a part with their index in the order. A line without a shop of any part belongs to the first part. */
export function linesOfPart(order: Order, shopId: string): { line: number; item: OrderItem }[] {
  const parts = partsOf(order);
  const known = new Set(parts.map(({ shop }) => shop));
  return order.items.flatMap((item, line) => {
    const own = item.shop_id ?? marketplaceDelivery;
    const shop = known.has(own) ? own : parts[0]?.shop;
    return shop === shopId ? [{ line, item }] : [];
  });
}

/** Part of an order that a line belongs to; `undefined` for an index without a line. */
export function partOfLine(order: Order, line: number): OrderPart | undefined {
  return partsOf(order).find(({ shop }) => linesOfPart(order, shop).some((own) => own.line === line));
}

/** Status of an order with such parts. Cancelled parts count only where all are. */
export function statusOfParts(parts: readonly Pick<OrderPart, 'status'>[]): OrderStatus {
  const open = parts.map(({ status }) => status).filter((status) => status !== 'Cancelled');
  if (open.length === 0) return 'Cancelled';
  if (open.every((status) => status === 'Delivered')) return 'Delivered';
  return open.every((status) => status === 'Pending') ? 'Pending' : 'Processing';
}

/** Returns the order with these parts; its status and moment of delivery follow from them. */
export function withParts(order: Order, parts: readonly OrderPart[]): Order {
  const status = statusOfParts(parts);
  const isDelivered = status === 'Delivered';
  const moments = parts.flatMap(({ deliveredAt }) => deliveredAt ?? []);
  const last = moments.reduce((latest, moment) => (latest < moment ? moment : latest), '');
  return { ...order, parts: [...parts], status, isDelivered, deliveredAt: isDelivered ? last : null };
}

/** Returns the order with another status of one part. A repeated `Delivered` keeps its moment. */
export function withPartStatus(order: Order, shopId: string, status: OrderStatus, now: string): Order {
  return withParts(
    order,
    partsOf(order).map((part) => (part.shop === shopId ? partWith(part, status, now) : part)),
  );
}

/** Returns the order with this status for all parts. `Delivered` sets the moment of delivery, any other status clears it. */
export function withStatus(order: Order, status: OrderStatus, now: string): Order {
  const isDelivered = status === 'Delivered';
  const deliveredAt = isDelivered ? (order.deliveredAt ?? now) : null;
  const parts = order.parts?.map((part) => partWith(part, status, deliveredAt ?? now));
  return { ...order, status, isDelivered, deliveredAt, ...(parts && { parts }) };
}

/** Fields of an order that an administrator may change. */
export interface OrderChange {
  status?: OrderStatus | undefined;
  deliveredAt?: string | null | undefined;
  /** Statuses by shop, which an undo restores one by one. Wins over `status`. */
  parts?: readonly Pick<OrderPart, 'shop' | 'status' | 'deliveredAt'>[] | undefined;
}

/** Returns the order as an administrator changes it. Ignores parts of shops that the order does not have. */
export function changedOrder(order: Order, { status, deliveredAt, parts }: OrderChange, now: string): Order {
  if (!parts) {
    const moment = deliveredAt === undefined ? order.deliveredAt : deliveredAt;
    return withStatus({ ...order, deliveredAt: moment }, status ?? order.status, now);
  }
  const sent = new Map(parts.map((part) => [part.shop, part]));
  return withParts(
    order,
    partsOf(order).map((part) => {
      const change = sent.get(part.shop);
      return change ? partWith({ ...part, deliveredAt: change.deliveredAt }, change.status, now) : part;
    }),
  );
}

function partWith(part: OrderPart, status: OrderStatus, now: string): OrderPart {
  return { ...part, status, deliveredAt: status === 'Delivered' ? (part.deliveredAt ?? now) : null };
}

/** Throws an `HttpError` 409 for a status that a seller may not set next. The present status is accepted, for repeated calls. */
export function refuseStep(from: OrderStatus, to: OrderStatus): void {
  if (from === to || partSteps[from].includes(to)) return;
  throw new HttpError(409, partRefusals.step(from, to));
}

/** Returns true while a shopper may cancel the whole order: every part is pending. */
export function isCancellable(order: Pick<Order, 'parts' | 'items' | 'status' | 'deliveredAt'>): boolean {
  return partsOf(order).every(({ status }) => status === 'Pending');
}

/** Throws an `HttpError` 409 for an order that a shopper cannot cancel any more. Canceling twice has no effect. */
export function refuseCancel(order: Order): void {
  if (order.status !== 'Cancelled' && !isCancellable(order)) throw new HttpError(409, partRefusals.begun);
}
