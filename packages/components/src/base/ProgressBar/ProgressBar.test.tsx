import { expect, it } from 'vitest';
import { describeConformance, render, screen } from '#test-utils';
import { ProgressBar } from './ProgressBar.js';

describeConformance(<ProgressBar label="Products" value={64} max={80} format="amount" />, {
  element: HTMLDivElement,
  label: 'Products',
  named: 'progress',
  visibleLabel: 'amount',
  variants: [{ value: null }, { format: 'percent' }],
  otherProps: { value: 3 },
});

it('exposes its value as shown', () => {
  const { rerender } = render(<ProgressBar label="Products" value={1200} max={2000} format="amount" locale="de-DE" />);
  const bar = screen.getByRole('progressbar', { name: 'Products' });
  expect(bar).toHaveAttribute('aria-valuetext', '1.200 of 2.000');
  rerender(<ProgressBar label="Products" value={1200} max={2000} locale="de-DE" />);
  expect(bar).toHaveAttribute('aria-valuetext', '60\u00A0%');
  expect(bar).toHaveAttribute('value', '1200');
});

it('limits the bar to the maximum, but exposes the real value', () => {
  render(<ProgressBar label="Products" value={90} max={80} format="amount" />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '80');
  expect(screen.getByText('90 of 80')).toBeVisible();
});

it('has no value while it is unknown', () => {
  render(<ProgressBar label="Pictures" value={null} />);
  expect(screen.getByRole('progressbar', { name: 'Pictures' })).not.toHaveAttribute('value');
  expect(screen.getByText('In progress')).toBeVisible();
});
