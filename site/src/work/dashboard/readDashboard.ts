import type { Answers, Data } from '../../data/work';
import { seriesOf, topCategories, type CategorySales, type DashboardSeries } from './series';

/** The calls that the administrator's first page is made of. */
export const dashboardCalls = [
  '/api/admin/dashboard-cards',
  '/api/admin/recent-purchase',
  '/api/admin/stock-out-products',
  '/api/admin/orders',
  '/api/admin/earning-history',
  '/api/admin/refund-requests',
] as const;

/** What the administrator's first page shows. */
export interface DashboardData {
  cards: Data<'/api/admin/dashboard-cards'>;
  purchases: Data<'/api/admin/recent-purchase'>;
  stockOut: Data<'/api/admin/stock-out-products'>;
  series: DashboardSeries;
  categories: readonly CategorySales[];
  /** Orders to pack and refunds to decide about. */
  pending: { orders: number; refunds: number };
}

/** Rows in each table of the page. */
const rowCount = 6;

/**
 * Makes the page's data of the answers.
 *
 * @param categoryOf - Name of a product's category, by slug.
 * @param last - The last month of the charts as the page was built.
 */
export function dashboardOf(
  [cards, purchases, stockOut, orders, earnings, refunds]: Answers<typeof dashboardCalls>,
  categoryOf: Readonly<Record<string, string>>,
  others: string,
  last?: string,
): DashboardData {
  return {
    cards,
    purchases: purchases.slice(0, rowCount),
    stockOut: stockOut.slice(0, rowCount),
    series: seriesOf(orders, earnings, last),
    categories: topCategories(orders, categoryOf, others, last),
    pending: {
      orders: orders.filter(({ status }) => status === 'Pending').length,
      refunds: refunds.filter(({ status }) => status === 'Pending').length,
    },
  };
}
