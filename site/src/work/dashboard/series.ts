import { orderSums } from '../../account/sums';
import type { Data } from '../../data/work';

type Orders = Data<'/api/admin/orders'>;
type Earnings = Data<'/api/admin/earning-history'>;

/** What the charts of the administrator show: figures of the last twelve months in which something happened. */
export interface DashboardSeries {
  /** First day of each month, in ISO 8601. */
  months: readonly string[];
  /** What the shops and the marketplace earned of delivered orders, in dollars. */
  sellers: readonly number[];
  commission: readonly number[];
  /** Orders that were not cancelled, by the month in which they were placed. */
  orders: readonly number[];
  pieces: readonly number[];
  /** What they came to, in dollars. */
  sales: readonly number[];
  /** Customers who ordered for the first time, and those who came back. */
  newCustomers: readonly number[];
  returning: readonly number[];
  cancelled: readonly number[];
}

const monthCount = 12;

/**
 * The figures of the charts, counted from the orders and the books.
 *
 * @param last - The last month of the page as it was built, such as `2023-11`; see `calendarOf`.
 */
export function seriesOf(orders: Orders, earnings: Earnings, last?: string): DashboardSeries {
  const dates = [...orders.map(({ createdAt }) => createdAt), ...earnings.map(({ date }) => date)];
  const { months, monthOf } = calendarOf(dates, last);
  const kept = orders.filter(({ status }) => status !== 'Cancelled');
  const first = firstOrders(kept);
  const placedIn = (month: string) => kept.filter(({ createdAt }) => monthOf(createdAt) === month);
  const earnedIn = (month: string) => earnings.filter(({ date }) => monthOf(date) === month);
  const customers = (month: string, isNew: boolean) =>
    new Set(
      placedIn(month).flatMap(({ users }) =>
        (monthOf(first.get(users.id) ?? '') === month) === isNew ? users.id : [],
      ),
    ).size;
  const each = (figure: (month: string) => number) => months.map(figure);
  return {
    months: months.map((month) => `${month}-01`),
    sellers: each((month) => dollars(earnedIn(month).map(({ sellerEarning }) => sellerEarning))),
    commission: each((month) => dollars(earnedIn(month).map(({ adminCommission }) => adminCommission))),
    orders: each((month) => placedIn(month).length),
    pieces: each((month) =>
      placedIn(month)
        .flatMap(({ items }) => items)
        .reduce((sum, item) => sum + item.product_quantity, 0),
    ),
    sales: each((month) => placedIn(month).reduce((cents, order) => cents + orderSums(order).total, 0) / 100),
    newCustomers: each((month) => customers(month, true)),
    returning: each((month) => customers(month, false)),
    cancelled: each(
      (month) =>
        orders.filter(({ status, createdAt }) => status === 'Cancelled' && monthOf(createdAt) === month).length,
    ),
  };
}

/** What a category sold, in dollars. */
export interface CategorySales {
  name: string;
  amount: number;
}

/** With the others there are as many parts as the charts have colors. */
const mostCategories = 4;

/**
 * The categories that sold the most in the last twelve months, the best first, and all others together.
 *
 * @param categoryOf - Name of a product's category, by the product's slug.
 * @param last - The last month of the page as it was built.
 */
export function topCategories(
  orders: Orders,
  categoryOf: Readonly<Record<string, string>>,
  others: string,
  last?: string,
): CategorySales[] {
  const dates = orders.map(({ createdAt }) => createdAt);
  const { months, monthOf } = calendarOf(dates, last);
  const cents = new Map<string, number>();
  for (const { status, createdAt, items } of orders) {
    if (status === 'Cancelled' || !months.includes(monthOf(createdAt))) continue;
    for (const item of items) {
      const name = categoryOf[item.product_slug ?? ''] ?? others;
      cents.set(name, (cents.get(name) ?? 0) + Math.round(item.product_price * 100) * item.product_quantity);
    }
  }
  const sorted = [...cents].sort((a, b) => b[1] - a[1]).filter(([name]) => name !== others);
  const shown = sorted.slice(0, mostCategories);
  const rest = sorted.slice(mostCategories).reduce((sum, [, amount]) => sum + amount, cents.get(others) ?? 0);
  return [...shown, ...(rest > 0 ? [[others, rest] as const] : [])].map(([name, amount]) => ({
    name,
    amount: amount / 100,
  }));
}

/**
 * The last twelve months up to the latest date, as `2023-11`, and the month in which a date counts. Where the latest date is
 * more than twelve months after `last`, as today is after the end of the sample data, the charts end with `last`, and what
 * came later counts in it: an order of today adds to the charts, and empties none.
 */
function calendarOf(dates: readonly string[], last?: string) {
  const latest = dates.reduce((max, date) => (date > max ? date : max), '2000-01').slice(0, 7);
  const end = last !== undefined && latest > monthAfter(last, monthCount) ? last : latest;
  return {
    months: Array.from({ length: monthCount }, (_, index) => monthAfter(end, index + 1 - monthCount)),
    monthOf: (date: string) => (date.slice(0, 7) > end ? end : date.slice(0, 7)),
  };
}

/** The month some months after another one, or before it. */
function monthAfter(month: string, count: number): string {
  const [year = 2000, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** When each customer ordered for the first time. */
function firstOrders(orders: Orders): Map<string, string> {
  const first = new Map<string, string>();
  for (const { users, createdAt } of orders) {
    const known = first.get(users.id);
    if (known === undefined || createdAt < known) first.set(users.id, createdAt);
  }
  return first;
}

function dollars(amounts: readonly number[]): number {
  return amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;
}
