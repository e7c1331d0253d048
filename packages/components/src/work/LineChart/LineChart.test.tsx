import { expect, it } from 'vitest';
import { describeConformance, render, screen, setup, within } from '#test-utils';
import { LineChart } from './LineChart.js';

const items = [
  { title: 'January', shortTitle: 'J', values: [42_000, 30_000] },
  { title: 'February', shortTitle: 'F', values: [51_000.5, null] },
  { title: 'March', shortTitle: 'M', values: [47_000, 41_000] },
];
const series = [{ title: 'Sellers' }, { title: 'Commission' }];
const chart = <LineChart label="Earnings" items={items} series={series} type="money" showArea />;

describeConformance(chart, {
  element: HTMLElement,
  tag: 'figure',
  label: 'Earnings',
  visibleLabel: 'table',
  variants: [{ showLabel: false }, { items: items.slice(1, 2) }],
  otherProps: { items: items.slice(1), series: series.slice(1) },
});

it('is one tab stop whose arrow keys announce each value', async () => {
  const { user } = setup(chart);
  const plot = screen.getByRole('group', { name: 'Earnings' });
  const places = within(plot).getAllByRole('img');
  expect(places.map((place) => place.getAttribute('aria-label'))).toEqual([
    'January: Sellers $42,000.00, Commission $30,000.00',
    'February: Sellers $51,000.50, Commission none',
    'March: Sellers $47,000.00, Commission $41,000.00',
  ]);
  await user.tab();
  expect(places[0]).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(places[2]).toHaveFocus();
  await user.keyboard('{Home}');
  expect(places[0]).toHaveFocus();
  await user.keyboard('{End}{ArrowLeft}');
  expect(places[1]).toHaveFocus();
  expect(places.map((place) => place.getAttribute('tabindex'))).toEqual(['-1', '0', '-1']);
  await user.tab();
  expect(places.every((place) => place !== document.activeElement)).toBe(true);
});

it('lists all values in a table', () => {
  render(chart);
  const table = screen.getByRole('table', { hidden: true });
  const rows = within(table).getAllByRole('row', { hidden: true });
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'EarningsSellersCommission',
    'January$42,000.00$30,000.00',
    'February$51,000.50none',
    'March$47,000.00$41,000.00',
  ]);
});

it('formats values and axis in the language of the page', () => {
  render(
    <LineChart label="Umsatz" items={items} series={series.slice(0, 1)} type="money" locale="de-DE" currency="EUR" />,
  );
  expect(screen.getByRole('img', { name: /^February: 51\.000,50\s€$/ })).toBeInTheDocument();
  expect(screen.getByText('60.000 €', { ignore: ':first-child' })).toBeInTheDocument();
});

it('leaves a gap for a missing value or one that is not a number', () => {
  const { container } = render(
    <LineChart
      label="Earnings"
      series={series.slice(0, 1)}
      items={[1, 2, Number.NaN, 4, 5].map((value) => ({ title: `Day ${value}`, values: [value] }))}
    />,
  );
  const line = container.querySelector('path[data-series="1"]')?.getAttribute('d') ?? '';
  expect(line.match(/M/g)).toHaveLength(2);
  expect(line).not.toContain('NaN');
  expect(screen.getByRole('img', { name: 'Day NaN: none' })).toBeInTheDocument();
});

it('shows that there are no values', () => {
  render(<LineChart label="Earnings" items={[]} series={series} />);
  expect(screen.getByText('No values yet')).toBeVisible();
  expect(screen.queryByRole('group')).toBeNull();
});
