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

/** The eleven months before the last one of the sample, with an order each. */
const earlier = Array.from({ length: 11 }, (_, index) =>
  order('c', `${index === 0 ? '2022-12' : `2023-${String(index).padStart(2, '0')}`}-10T08:00:00Z`, 0),
);
const orders = [
  order('a', '2023-11-02T08:00:00Z', 10),
  order('b', '2023-11-03T08:00:00Z', 5.25, 'Pending', 'lamp'),
  order('b', '2023-11-04T08:00:00Z', 1, 'Cancelled'),
  order('a', '2023-01-04T08:00:00Z', 3),
  order('a', '2021-01-04T08:00:00Z', 100),
  ...earlier,
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

  it('keep their months where an order is placed or delivered years later: months without any are left out', () => {
    const later = order('d', '2026-11-25T08:00:00Z', 7) as unknown as Orders[number];
    const earning = { date: '2026-11-25T09:00:00Z', sellerEarning: 13, adminCommission: 1 };
    const { months, ...figures } = seriesOf([later, ...orders], [earning as (typeof earnings)[number], ...earnings]);
    expect(months).toHaveLength(12);
    expect([months[0], ...months.slice(-2)]).toEqual(['2023-01-01', '2023-11-01', '2026-11-01']);
    expect(figures.orders.slice(-2)).toEqual([2, 1]);
    expect(figures.sellers.slice(-2)).toEqual([18.9, 13]);
    expect(topCategories([later, ...orders], { mug: 'Home' }, 'Others')[0]).toEqual({ name: 'Home', amount: 40 });
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
