import { expect, it } from 'vitest';
import { describeConformance, render, screen, setup } from '#test-utils';
import { RingChart } from './RingChart.js';

const items = [
  { title: 'Electronics', value: 1250 },
  { title: 'Fashion', value: 750 },
  { title: 'Garden', value: 0 },
];
const chart = <RingChart label="Categories" items={items} type="money" />;

describeConformance(chart, {
  element: HTMLElement,
  tag: 'figure',
  label: 'Categories',
  visibleLabel: 'total',
  variants: [{ items: [] }],
  otherProps: { items: items.slice(1) },
});

it('is one tab stop whose arrow keys announce each segment with its share', async () => {
  const { user } = setup(chart);
  await user.tab();
  expect(screen.getByRole('img', { name: 'Electronics: $1,250.00, 62.5%' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('img', { name: 'Fashion: $750.00, 37.5%' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('img', { name: 'Garden: $0.00, 0%' })).toHaveFocus();
});

it('lists the segments with value and share, and the sum', () => {
  render(chart);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Electronics $1,250.00 62.5%',
    'Fashion $750.00 37.5%',
    'Garden $0.00 0%',
  ]);
  expect(screen.getByText('$2K')).toBeVisible();
});

it('shows a sum in whole units in languages that do not shorten thousands', () => {
  render(<RingChart label="Categories" items={[{ title: 'Garden', value: 20_658.43 }]} type="money" locale="de-DE" />);
  expect(screen.getByText('20.658 $')).toBeVisible();
});

it('renders nothing if the sum is zero', () => {
  render(<RingChart label="Categories" items={[{ title: 'Garden', value: 0 }]} />);
  expect(screen.getByText('No values yet')).toBeVisible();
});
