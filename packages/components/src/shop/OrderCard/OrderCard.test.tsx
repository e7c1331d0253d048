import { describe, expect, it } from 'vitest';
import { describeConformance, render, screen, within } from '#test-utils';
import { OrderCard } from './OrderCard.js';
import { OrderCardList } from './OrderCardList.js';

const line = { product_img: '/key.webp', product_name: 'Keyfold C1' };
const order = {
  id: 'f0ba538b-1c9e-4a53-9f5e-000000000000',
  status: 'Processing',
  createdAt: '2023-11-12T17:40:00Z',
  totalPrice: 375.9,
  items: [line, line, line, line, line],
};
const other = { ...order, id: '9c41e07d-0000', status: 'Delivered', items: [line], totalPrice: 1249 };

describeConformance(<OrderCard order={order} href="/orders/f0ba538b" />, {
  element: HTMLTableRowElement,
  wrap: (row) => (
    <table>
      <tbody>{row}</tbody>
    </table>
  ),
  visibleLabel: 'open',
  variants: [{ href: undefined }],
  otherProps: { order: other },
});

describe('OrderCardList', () => {
  describeConformance(<OrderCardList items={[order, other]} hrefTemplate="/orders/{id}" />, {
    element: HTMLTableElement,
    label: 'Orders',
    visibleLabel: 'open',
    otherProps: { items: [other] },
  });

  it('is a table with a row for each order and column headers', () => {
    render(<OrderCardList items={[order, other]} hrefTemplate="/orders/{id}" />);
    const table = screen.getByRole('table', { name: 'Orders' });
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Order', 'Status', 'Items', 'Date', 'Total']);
  });

  it('has one link to each order, named with its number', () => {
    render(<OrderCardList items={[order, other]} hrefFor={({ id }) => `/my/${id.slice(0, 4)}`} />);
    expect(screen.getByRole('link', { name: 'View order #f0ba538b' })).toHaveAttribute('href', '/my/f0ba');
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });
});

it('shows status, date, total, three images and the number of further ones', () => {
  render(<OrderCardList items={[order]} locale="en-GB" />);
  const row = screen.getByRole('row', { name: /f0ba538b/ });
  expect(row).toHaveTextContent('Processing');
  expect(row).toHaveTextContent('12 Nov 2023');
  expect(row).toHaveTextContent('US$375.90');
  expect(within(row).getAllByRole('img', { name: 'Keyfold C1' })).toHaveLength(3);
  expect(row).toHaveTextContent('and 2 more');
});
