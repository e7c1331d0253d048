import { describe, expect, it } from 'vitest';
import { seriesOf, topCategories } from './series';

type Orders = Parameters<typeof seriesOf>[0];

function order(user: string, createdAt: string, price: number, status = 'Delivered', slug = 'mug') {
  return {
    users: { id: user },
    createdAt,
    status,
    tax: 0,
    discount: 0,
    items: [{ product_price: price, product_quantity: 2, product_slug: slug }],
  };
}

const orders = [
  order('a', '2023-11-02T08:00:00Z', 10),
  order('b', '2023-11-03T08:00:00Z', 5.25, 'Pending', 'lamp'),
  order('b', '2023-11-04T08:00:00Z', 1, 'Cancelled'),
  order('a', '2023-01-04T08:00:00Z', 3),
  order('a', '2021-01-04T08:00:00Z', 100),
] as unknown as Orders;
const earnings = [
  { date: '2023-11-05T00:00:00Z', sellerEarning: 18.8, adminCommission: 1.2 },
  { date: '2023-11-06T00:00:00Z', sellerEarning: 0.1, adminCommission: 0.2 },
] as unknown as Parameters<typeof seriesOf>[1];

describe('the figures of the charts', () => {
  const series = seriesOf(orders, earnings);

  it('are those of the last twelve months', () => {
    expect(series.months).toHaveLength(12);
    expect([series.months[0], series.months.at(-1)]).toEqual(['2022-12-01', '2023-11-01']);
  });

  it('stay where an order is placed or delivered years after the page was built: it counts in the last month', () => {
    const later = [order('d', '2026-11-25T08:00:00Z', 7), ...orders] as unknown as Orders;
    const earning = { date: '2026-11-25T09:00:00Z', sellerEarning: 13, adminCommission: 1 };
    const counted = seriesOf(later, [earning as (typeof earnings)[number], ...earnings], '2023-11');
    expect(counted).toEqual({
      ...series,
      sellers: [...series.sellers.slice(0, -1), 31.9],
      commission: [...series.commission.slice(0, -1), 2.4],
      orders: [...series.orders.slice(0, -1), 3],
      pieces: [...series.pieces.slice(0, -1), 6],
      sales: [...series.sales.slice(0, -1), 44.5],
      newCustomers: [...series.newCustomers.slice(0, -1), 2],
    });
    expect(topCategories(later, { mug: 'Home' }, 'Others', '2023-11')[0]).toEqual({ name: 'Home', amount: 40 });
  });

  it('go on with the months where the next orders follow soon', () => {
    const later = [order('d', '2024-02-25T08:00:00Z', 7), ...orders] as unknown as Orders;
    const { months, orders: counts } = seriesOf(later, earnings, '2023-11');
    expect(months.at(-1)).toBe('2024-02-01');
    expect(counts.slice(-4)).toEqual([2, 0, 0, 1]);
  });

  it('leave out what was cancelled, and count money in cents', () => {
    expect(series.orders.at(-1)).toBe(2);
    expect(series.sales.at(-1)).toBe(30.5);
    expect(series.sellers.at(-1)).toBe(18.9);
    expect(series.commission.at(-1)).toBe(1.4);
    expect(series.cancelled.at(-1)).toBe(1);
  });

  it('tell new customers from those who came back', () => {
    expect([series.newCustomers.at(-1), series.returning.at(-1)]).toEqual([1, 1]);
  });
});

it('names the best categories, and the others together', () => {
  expect(topCategories(orders, { mug: 'Home' }, 'Others')).toEqual([
    { name: 'Home', amount: 26 },
    { name: 'Others', amount: 10.5 },
  ]);
});
