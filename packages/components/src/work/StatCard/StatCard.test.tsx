import { expect, it } from 'vitest';
import { describeConformance, render, screen } from '#test-utils';
import { StatCard } from './StatCard.js';

describeConformance(
  <StatCard title="Gross sale" amount={12460.25} previousAmount={11350} change={10.2} type="money" />,
  {
    element: HTMLElement,
    tag: 'article',
    visibleLabel: 'up',
    variants: [{ change: undefined, previousAmount: undefined }, { spark: <svg aria-hidden="true" /> }],
    otherProps: { amount: 1, change: -3 },
  },
);

it('formats amounts and change in the language of the page', () => {
  render(
    <StatCard title="Umsatz" amount={12460.25} previousAmount={11350} change={10.24} type="money" locale="de-DE" />,
  );
  expect(screen.getByText('12.460,25 $')).toBeVisible();
  expect(screen.getByText('against 11.350,00 $')).toBeVisible();
  expect(screen.getByText(/10,2 %/).parentElement).toHaveTextContent('Up 10,2 %');
});

it('shows a decrease as text, and colors it by its meaning', () => {
  const { rerender } = render(<StatCard title="Canceled orders" amount={9} change={-2.6} />);
  const change = screen.getByText(/2.6%/).parentElement;
  expect(change).toHaveTextContent('Down 2.6%');
  expect(change).toHaveAttribute('data-tone', 'danger');
  rerender(<StatCard title="Canceled orders" amount={9} change={-2.6} tone="success" />);
  expect(change).toHaveAttribute('data-tone', 'success');
  rerender(<StatCard title="Canceled orders" amount={9} change={0} />);
  expect(screen.getByText(/0%/).parentElement).toHaveTextContent('Unchanged 0%');
});
