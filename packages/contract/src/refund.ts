import { HttpError } from './error.ts';
import { toCents } from './money.ts';
import { partOfLine } from './parts.ts';
import type { RefundRequest } from './schemas/money-tables.ts';
import type { Order } from './schemas/order.ts';
import type { RefundReason } from './schemas/states.ts';

/** Request of a shopper for the money of one line. */
export interface RefundWish {
  /** Index of the line in the order. */
  line: number;
  reason: RefundReason;
  /** Optional. */
  message?: string | undefined;
}

/** Refusals of `POST /api/users/refund-requests`. */
export const refundRefusals = {
  noLine: 'The order has no such line',
  notDelivered: 'The line is not delivered yet',
  asked: 'A refund of this line was asked for before',
} as const;

/** Returns true for a request about a line. Requests without an index name the title: it means the first line that has it. */
export function isRequestOf(request: RefundRequest, order: Pick<Order, 'id' | 'items'>, line: number): boolean {
  if (request.orderNo !== order.id) return false;
  return line === (request.line ?? order.items.findIndex(({ product_name }) => product_name === request.name));
}

/** Request about a line; `undefined` where nobody has asked. */
export function requestOfLine(
  requests: readonly RefundRequest[],
  order: Pick<Order, 'id' | 'items'>,
  line: number,
): RefundRequest | undefined {
  return requests.find((request) => isRequestOf(request, order, line));
}

/**
 * Refund request of a delivered line, once per line. Amount, shop and product are the order's: a browser could send any.
 *
 * @param requests - Requests that exist, at least those of the order.
 */
export function refundRequestOf(
  order: Order,
  { line, reason, message }: RefundWish,
  { id, requests }: { id: string; requests: readonly RefundRequest[] },
): RefundRequest {
  const item = order.items[line];
  const part = partOfLine(order, line);
  if (!item || !part) throw new HttpError(404, refundRefusals.noLine);
  if (part.status !== 'Delivered') throw new HttpError(409, refundRefusals.notDelivered);
  if (requestOfLine(requests, order, line)) throw new HttpError(409, refundRefusals.asked);
  const { firstName, lastName } = order.users.name;
  return {
    orderNo: order.id,
    shopName: part.shopName,
    amount: (toCents(item.product_price) * item.product_quantity) / 100,
    status: 'Pending',
    name: item.product_name,
    image: item.product_img,
    id,
    line,
    reason,
    ...(message && { message }),
    customer: `${firstName} ${lastName}`,
  };
}
