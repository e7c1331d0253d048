import { partOfLine } from '@marketrow/contract';
import { toCents } from '@marketrow/contract/money';
import type { Order, OrderPart } from '@marketrow/contract/schemas';
import type { Gifts, orderLines, orders } from '../database/schema.ts';
import { amountOf } from './values.ts';

/** Columns of an order beside whose it is. */
export function orderColumns(order: Order): typeof orders.$inferInsert {
  return {
    id: order.id,
    contact: order.users,
    shippingAddress: order.shippingAddress,
    status: order.status,
    deliveredAt: order.deliveredAt === null ? null : new Date(order.deliveredAt),
    tax: toCents(order.tax),
    discount: toCents(order.discount),
    coupon: order.coupon,
    total: toCents(order.totalPrice),
    delivery: order.delivery,
    gifts: giftsOf(order),
    payment: order.payment,
    note: order.note,
    createdAt: new Date(order.createdAt),
  };
}

/** Gift wrap of the parts by the shop's id; null without any. */
function giftsOf({ parts = [] }: Order): Gifts | null {
  const gifts = parts.flatMap(({ shop, gift }) => (gift ? [[shop, gift] as const] : []));
  return gifts.length > 0 ? Object.fromEntries(gifts) : null;
}

/** Columns of a line of an order. */
export function lineColumns(order: Order, place: number, item: Order['items'][number]): typeof orderLines.$inferInsert {
  return {
    orderId: order.id,
    position: place,
    productId: item.product_id,
    slug: item.product_slug,
    name: item.product_name,
    variant: item.variant,
    image: item.product_img,
    price: toCents(item.product_price),
    quantity: item.product_quantity,
    discount: toCents(item.product_discount ?? 0),
    shopId: item.shop_id ?? null,
    shopName: item.shop_id === undefined ? null : partOfLine(order, place)?.shopName,
    ...partColumns(partOfLine(order, place) ?? order),
  };
}

/** Amounts of a stored line in dollars, as orders have them. */
export function amountsOf({
  price,
  quantity,
  discount,
}: Pick<typeof orderLines.$inferSelect, 'price' | 'quantity' | 'discount'>) {
  return {
    product_price: amountOf(price),
    product_quantity: quantity,
    ...(discount > 0 && { product_discount: amountOf(discount) }),
  };
}

/** Columns of how far a line is. */
export function partColumns({ status, deliveredAt }: Pick<OrderPart, 'status' | 'deliveredAt'>) {
  return { status, deliveredAt: deliveredAt === null ? null : new Date(deliveredAt) };
}
