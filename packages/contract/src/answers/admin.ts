import type { Answers } from './answers.ts';
import type { Call } from './call.ts';
import { categoriesOf } from './categories.ts';
import { dashboardCardsOf, recentPurchasesOf, stockOutProductsOf, stockOutsShown } from './dashboard.ts';
import { productList } from './paging.ts';
import { notFound } from './replies.ts';

/** Lists and figures of an administrator. */
export const adminAnswers = {
  'GET /api/admin/dashboard-cards': async ({ records }) => {
    const [orders, earnings] = await Promise.all([records.orders(), records.earnings()]);
    return dashboardCardsOf(orders, earnings, records.language);
  },
  'GET /api/admin/recent-purchase': recentPurchases,
  'GET /api/admin/stock-out-products': async ({ records }) =>
    stockOutProductsOf(await records.scarceProducts(stockOutsShown)),
  'GET /api/admin/products': productList,
  'GET /api/admin/category': categoriesOf,
  'GET /api/admin/brands': ({ records }) => records.brands(),
  'GET /api/admin/reviews': ({ records }) => records.reviews(),
  'GET /api/admin/orders': ({ records }) => records.orders(),
  // As in the specification: always the first record.
  'GET /api/admin/orders/1': async ({ records }) => (await records.orders())[0] ?? notFound(),
  'GET /api/admin/orders/{id}': async ({ params, records }) => {
    return (await records.orders()).find(({ id }) => id === params['id']) ?? notFound();
  },
  'GET /api/admin/customers': ({ records }) => records.customers(),
  'GET /api/admin/refund-requests': ({ records }) => records.refundRequests(),
  'GET /api/admin/sellers': ({ records }) => records.sellers(),
  'GET /api/admin/package-payments': ({ records }) => records.packagePayments(),
  'GET /api/admin/earning-history': ({ records }) => records.earnings(),
  'GET /api/admin/payouts': ({ records }) => records.payouts(),
} satisfies Partial<Answers>;

async function recentPurchases({ records }: Call) {
  const orders = await records.orders();
  const lines = orders.flatMap(({ items }) => items);
  const slugs = new Set(lines.flatMap(({ product_slug }) => product_slug ?? []));
  return recentPurchasesOf(orders, await records.products({ slugs: [...slugs] }));
}
