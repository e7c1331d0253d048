import type { Order } from '../../data/types';
import type { Locale } from '../../routes';
import { readCall } from '../base/api';

/** Reads an order of anybody. `undefined`: there is none of this id. */
export async function readOrder(locale: Locale, id: string): Promise<Order | undefined> {
  return (await readCall('/api/admin/orders', locale)).find((order) => order.id === id);
}
