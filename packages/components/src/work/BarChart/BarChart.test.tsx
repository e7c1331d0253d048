import { expect, it } from 'vitest';
import { describeConformance, render, screen, setup } from '#test-utils';
import { BarChart } from './BarChart.js';

const items = [
  { title: 'Electronics', values: [120] },
  { title: 'Fashion', values: [-40] },
  { title: 'Garden', values: [0] },
];
const chart = <BarChart label="Orders" items={items} series={[{ title: 'Orders' }]} height={160} />;

describeConformance(chart, {
  element: HTMLElement,
  tag: 'figure',
  label: 'Orders',
  visibleLabel: 'table',
  variants: [{ items: [] }],
  otherProps: { items: items.slice(1) },
});

it('announces each value by arrow keys, reversed in right-to-left text', async () => {
  const { user } = setup(
    <div dir="rtl" style={{ direction: 'rtl' }}>
      {chart}
    </div>,
  );
  await user.tab();
  expect(screen.getByRole('img', { name: 'Electronics: 120' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('img', { name: 'Fashion: -40' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('img', { name: 'Electronics: 120' })).toHaveFocus();
});

it('renders bars upwards and downwards from zero in proportion to their values, and none for zero', () => {
  const { container } = render(chart);
  const heights = [...container.querySelectorAll('rect[data-series]')].map((bar) => Number(bar.getAttribute('height')));
  // The scale runs from -50 to 150 in 160 pixels; 5 pixels of each bar lie beyond zero.
  expect(heights).toEqual([101, 37]);
});

it('shows two series side by side', () => {
  const { container } = render(
    <BarChart
      label="Orders"
      items={[{ title: 'May', values: [3, 5] }]}
      series={[{ title: '2022' }, { title: '2023' }]}
    />,
  );
  const [first, second] = [...container.querySelectorAll('rect[data-series]')].map((bar) => ({
    start: Number.parseFloat(bar.getAttribute('x') ?? ''),
    width: Number.parseFloat(bar.getAttribute('width') ?? ''),
  }));
  expect(first?.start).toBeGreaterThan(0);
  expect((first?.start ?? 0) + (first?.width ?? 0)).toBeLessThan(second?.start ?? 0);
  expect((second?.start ?? 0) + (second?.width ?? 0)).toBeLessThan(100);
  expect(screen.getByRole('img', { name: 'May: 2022 3, 2023 5' })).toBeInTheDocument();
});

it('shows areas in its legend, each with the pattern of its bars in forced colors', () => {
  const { container } = render(
    <BarChart
      label="Orders"
      items={[{ title: 'May', values: [3, 5] }]}
      series={[{ title: '2022' }, { title: '2023' }]}
    />,
  );
  const patternOf = (element: Element | null) =>
    (element as SVGElement | null)?.style.getPropertyValue('--mr-chart-pattern');
  const bars = [...container.querySelectorAll('rect[data-series]')].map(patternOf);
  expect(screen.getAllByRole('listitem').map((key) => patternOf(key.querySelector('svg')))).toEqual(bars);
  expect(new Set(bars).size).toBe(2);
});
