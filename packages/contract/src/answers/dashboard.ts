import { salePriceCents, toCents } from '../money.ts';
import { paidCents } from '../sums.ts';
import { workWordsOf } from '../language/work-words.ts';
import type {
  DashboardCard,
  EarningHistory,
  Order,
  Product,
  RecentPurchase,
  StockOutProduct,
} from '../schemas/index.ts';

/** Last year of the sample data. Later orders count in it, too. */
const thisYear = '2023';
const lastYear = '2022';
const isIn = (date: string, year: string) => (year === thisYear ? date >= thisYear : date.startsWith(year));
const purchasesShown = 24;
/** Rows of `GET /api/admin/stock-out-products` at most. */
export const stockOutsShown = 24;

/** Returns the figures of this year and of the last one, counted from orders and earnings. */
export function dashboardCardsOf(
  orders: readonly Order[],
  earnings: readonly EarningHistory[],
  language: string,
): DashboardCard[] {
  const titles = workWordsOf(language).cards;
  const kept = orders.filter(({ status }) => status !== 'Cancelled');
  const inYear = (year: string) => kept.filter(({ createdAt }) => isIn(createdAt, year));
  const gross = (year: string) => sum(inYear(year).map(({ totalPrice }) => totalPrice));
  const average = (year: string) => Math.round((gross(year) / inYear(year).length) * 100) / 100;
  const commission = (year: string) =>
    sum(earnings.filter(({ date }) => isIn(date, year)).map(({ adminCommission }) => adminCommission));
  const pieces = (year: string) =>
    inYear(year)
      .flatMap(({ items }) => items)
      .reduce((count, item) => count + item.product_quantity, 0);
  const cancelled = (year: string) =>
    orders.filter(({ status, createdAt }) => status === 'Cancelled' && isIn(createdAt, year)).length;
  const newcomers = (year: string) => {
    const before = new Set(orders.filter(({ createdAt }) => createdAt < year).map(({ users }) => users.id));
    return new Set(inYear(year).flatMap(({ users }) => (before.has(users.id) ? [] : users.id))).size;
  };
  return [
    card('orders', titles, 'info', (year) => inYear(year).length),
    card('sold-items', titles, 'success', pieces),
    card('gross-sale', titles, 'success', gross, 'dollar'),
    card('average-order', titles, 'warning', average, 'dollar'),
    card('commission', titles, 'success', commission, 'dollar'),
    card('new-customers', titles, 'danger', newcomers),
    card('cancelled', titles, 'danger', cancelled),
  ];
}

function card(
  id: string,
  titles: Readonly<Record<string, string>>,
  color: DashboardCard['color'],
  figure: (year: string) => number,
  unit?: 'dollar',
): DashboardCard {
  const [amount1, amount2] = [figure(thisYear), figure(lastYear)];
  const change = amount2 === 0 ? 0 : ((amount1 - amount2) / amount2) * 100;
  return {
    id,
    title: titles[id] ?? id,
    amount1,
    amount2,
    color,
    percentage: Math.round(Math.abs(change) * 10) / 10,
    ...(change < 0 && { status: 'down' as const }),
    ...(unit && { unit }),
  };
}

/** Returns the newest orders that were not canceled, each with its most expensive line. Delivered orders count as paid. */
export function recentPurchasesOf(orders: readonly Order[], products: readonly Product[]): RecentPurchase[] {
  return orders
    .filter(({ status }) => status !== 'Cancelled')
    .slice(0, purchasesShown)
    .flatMap((order) => {
      const line = order.items.toSorted((a, b) => paidCents(b) - paidCents(a))[0];
      if (!line) return [];
      const shop = products.find(({ slug }) => slug === line.product_slug)?.shop;
      const { firstName, lastName } = order.users.name;
      return {
        id: order.id,
        amount: paidCents(line) / 100,
        payment: order.status === 'Delivered' ? ('Success' as const) : ('Pending' as const),
        product: line.product_name,
        ...(line.product_slug !== undefined && { slug: line.product_slug }),
        image: line.product_img,
        customer: `${firstName} ${lastName}`,
        ...(shop && { shopName: shop.name }),
      };
    });
}

/** Returns the products with the fewest pieces left; products without a stock are not among them. */
export function stockOutProductsOf(products: readonly Product[]): StockOutProduct[] {
  return products
    .flatMap((product) => (product.stock === undefined ? [] : { product, stock: product.stock }))
    .sort((a, b) => a.stock - b.stock)
    .slice(0, stockOutsShown)
    .map(({ product, stock }) => ({
      product: product.title,
      amount: salePriceCents(product.price, product.discount) / 100,
      stock,
      slug: product.slug,
      image: product.thumbnail,
    }));
}

function sum(dollars: readonly number[]): number {
  return dollars.reduce((cents, amount) => cents + toCents(amount), 0) / 100;
}
