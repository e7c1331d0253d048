import type { Orm } from '../src/database/database.ts';
import { orderLines, orders } from '../src/database/schema.ts';

/** The body of an order that the API takes; `changes` replaces fields, with anything. */
export function orderBody(
  guestId: string,
  cartEtag: string,
  changes: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    guestId,
    cartEtag,
    contact: { firstName: 'Ines', lastName: 'Calder', email: 'ines@shop.test', phone: '+1 555 010 0101' },
    address: { street: '1 Lake Way', city: 'Lewes', country: 'USA' },
    delivery: [{ shop: 'keyboard-kiosk', method: 'pickup' }],
    payment: { provider: 'demo' },
    ...changes,
  };
}

/** A row of an order with one line of a product, as a placed one is stored; `columns` says whose it is. */
export async function storeOrder(orm: Orm, columns: OrderOwner, productId: string): Promise<void> {
  await orm.insert(orders).values({
    contact: {
      id: columns.id,
      email: 'a@shop.test',
      phone: '1',
      avatar: '/a.webp',
      name: { firstName: 'A', lastName: 'B' },
    },
    shippingAddress: '1 Lake Way, Lewes, USA',
    status: 'Pending',
    tax: 0,
    discount: 0,
    total: 100,
    ...columns,
  });
  await orm.insert(orderLines).values({
    orderId: columns.id,
    position: 0,
    productId,
    name: 'Mug',
    image: '/mug.webp',
    price: 100,
    quantity: 1,
    status: 'Pending',
  });
}

type OrderOwner = Pick<
  typeof orders.$inferInsert,
  'guestId' | 'idempotencyKey' | 'fingerprint' | 'customerId' | 'createdAt'
> & {
  id: string;
};
