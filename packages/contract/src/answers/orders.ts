import { HttpError } from '../error.ts';
import { orderRefusals } from '../order.ts';
import { changedOrder, linesOfPart, partsOf, refuseCancel, refuseStep, withPartStatus, withStatus } from '../parts.ts';
import type { Order, Shop, VendorOrder } from '../schemas/index.ts';
import { soldCents } from '../sums.ts';
import type { Answers } from './answers.ts';
import type { Call } from './call.ts';
import { loadBodies } from './load-bodies.ts';
import { shopOf } from './shops.ts';

/** Changes of orders: an administrator's of the whole order, a seller's of the shop's part, a shopper's cancel. */
export const orderAnswers = {
  'PUT /api/admin/orders/{id}': async (call) => {
    const [{ changes }, { bodyOf }] = await loadBodies();
    const body = await bodyOf(call, changes.order);
    const id = call.params['id'] ?? '';
    return call.records.changeOrder(id === '1' ? await firstId(call) : id, (one) => changedOrder(one, body, now()));
  },
  'PUT /api/users/orders/{id}': async (call) => {
    const [{ changes }, { bodyOf }] = await loadBodies();
    await bodyOf(call, changes.ownOrder);
    const own = await call.records.ownOrders(await call.user());
    const order = known(own.find(({ id }) => id === call.params['id']));
    refuseReadOnly(order);
    return call.records.changeOrder(order.id, (one) => {
      refuseCancel(one);
      return withStatus(one, 'Cancelled', now());
    });
  },
  'GET /api/vendor/orders': async (call) => {
    const [shop, orders] = await Promise.all([shopOf(call), call.records.orders()]);
    return orders.flatMap((order) => vendorOrderOf(order, shop) ?? []);
  },
  'PUT /api/vendor/orders/{id}': async (call) => {
    const [{ changes }, { bodyOf }] = await loadBodies();
    const { status } = await bodyOf(call, changes.vendorOrder);
    const shop = await shopOf(call);
    const after = await call.records.changeOrder(call.params['id'] ?? '', (one) => {
      refuseStep(known(vendorOrderOf(one, shop)).status, status);
      return withPartStatus(one, shop.id, status, now());
    });
    return vendorOrderOf(after, shop);
  },
} satisfies Partial<Answers>;

/** Returns a shop's part of an order, as the seller reads it; `undefined` for an order without lines of the shop. */
export function vendorOrderOf(order: Order, { id: shopId, slug }: Pick<Shop, 'id' | 'slug'>): VendorOrder | undefined {
  const part = partsOf(order).find(({ shop }) => shop === shopId);
  const items = linesOfPart(order, shopId).map(({ item }) => item);
  if (!part || items.length === 0) return undefined;
  const { id, createdAt, shippingAddress, note, users, delivery = [], coupon } = order;
  return {
    id,
    createdAt,
    customer: `${users.name.firstName} ${users.name.lastName}`,
    shippingAddress,
    method: delivery.find(({ shop }) => shop === slug)?.method ?? 'home',
    items,
    amount: items.reduce((sum, item) => sum + soldCents(item, coupon), 0) / 100,
    status: part.status,
    deliveredAt: part.deliveredAt,
    ...(part.gift && { gift: part.gift }),
    ...(note !== undefined && { note }),
  };
}

/** Returns the id of the order `1`: one with this id, else the first, as the reads of the specification do. */
async function firstId({ records }: Call): Promise<string> {
  const orders = await records.orders();
  return known(orders.find(({ id }) => id === '1') ?? orders[0]).id;
}

function now(): string {
  return new Date().toISOString();
}

/** Refuses with 403 an order that the caller has only looked up: a number and an email are on every parcel. */
export function refuseReadOnly({ readOnly }: Order): void {
  if (readOnly) throw new HttpError(403, orderRefusals.readOnly);
}

function known<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new HttpError(404, orderRefusals.unknown);
  return found;
}
