import type { Answers } from '../../data/work';
import type { WorkArea } from '../../workRoutes';

/** The calls that tell what waits for somebody, by area. */
export const waitingCalls = {
  admin: [
    '/api/admin/orders',
    '/api/admin/refund-requests',
    '/api/admin/payout-requests',
    '/api/admin/reviews',
    '/api/admin/stock-out-products',
  ],
  vendor: ['/api/vendor/refund-requests', '/api/vendor/payout-requests', '/api/vendor/orders'],
} as const;

/** How many records wait for somebody, by the list that they stand in. */
export interface Waiting {
  orders?: number;
  'refund-requests': number;
  'payout-requests': number;
  reviews?: number;
  /** Products without a piece left. */
  products?: number;
}

const count = <Row>(rows: readonly Row[], isWaiting: (row: Row) => boolean) => rows.filter(isWaiting).length;

/** What waits for the administrator. */
export function adminWaiting([orders, refunds, payouts, reviews, stock]: Answers<
  (typeof waitingCalls)['admin']
>): Waiting {
  return {
    orders: count(orders, ({ status }) => status === 'Pending'),
    'refund-requests': count(refunds, ({ status }) => status === 'Pending'),
    'payout-requests': count(payouts, ({ status }) => status === 'Processing'),
    reviews: count(reviews, ({ published }) => !published),
    products: count(stock, (product) => product.stock === 0),
  };
}

/** What waits for a seller. */
export function vendorWaiting([refunds, payouts, orders]: Answers<(typeof waitingCalls)['vendor']>): Waiting {
  return {
    orders: count(orders, ({ status }) => status === 'Pending'),
    'refund-requests': count(refunds, ({ status }) => status === 'Pending'),
    'payout-requests': count(payouts, ({ status }) => status === 'Processing'),
  };
}

/** Reads what waits in an area. `read` is the page's way to the API, or the build's. */
export async function readWaiting(
  area: WorkArea,
  read: (call: (typeof waitingCalls)[WorkArea][number]) => Promise<unknown>,
): Promise<Waiting> {
  const answers: unknown = await Promise.all(waitingCalls[area].map(read));
  return area === 'admin'
    ? adminWaiting(answers as Parameters<typeof adminWaiting>[0])
    : vendorWaiting(answers as Parameters<typeof vendorWaiting>[0]);
}
