import { HttpError } from './error.ts';
import { partOfLine } from './parts.ts';
import type { RefundRequest } from './schemas/money-tables.ts';
import type { Order } from './schemas/order.ts';
import type { RefundReason } from './schemas/states.ts';
import { paidCents } from './sums.ts';

/** Fields of a refund request that the shopper chooses. */
export interface RefundInput {
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

/** Returns true for a request about a line. A request without an index means the first line with its title. */
function isRequestOf(request: RefundRequest, order: Pick<Order, 'id' | 'items'>, line: number): boolean {
  if (request.orderNo !== order.id) return false;
  return line === (request.line ?? order.items.findIndex(({ product_name }) => product_name === request.name));
}

/** Returns the refund request of a line; `undefined` without one. */
export function requestOfLine(
  requests: readonly RefundRequest[],
  order: Pick<Order, 'id' | 'items'>,
  line: number,
): RefundRequest | undefined {
  return requests.find((request) => isRequestOf(request, order, line));
}

/**
 * Creates the refund request of a delivered line, once per line. Amount, shop and product are the order's: a browser could send any.
 * Throws an `HttpError` 404 for no such line, 409 for one that is not delivered or was requested before.
 *
 * @param requests - Requests that exist, at least those of the order.
 */
export function refundRequestOf(
  order: Order,
  { line, reason, message }: RefundInput,
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
    amount: paidCents(item) / 100,
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
