import { expect, it } from 'vitest';
import { describeConformance, render, screen } from '#test-utils';
import * as de from '../../labels/de.js';
import { StatusBadge } from './StatusBadge.js';

describeConformance(<StatusBadge status="Delivered" />, {
  element: HTMLSpanElement,
  visibleLabel: 'delivered',
  variants: [{ status: 'On the rack' }],
  otherProps: { status: 'Cancelled' },
});

it('has the color of its status', () => {
  const colors = Object.entries({
    Pending: 'neutral',
    Processing: 'warning',
    Delivered: 'success',
    Accepted: 'success',
    Success: 'success',
    Open: 'success',
    Cancelled: 'danger',
    Rejected: 'danger',
    Urgent: 'danger',
    Normal: 'info',
  });
  render(colors.map(([status]) => <StatusBadge key={status} status={status} />));
  // The record uses British spelling, the label American.
  const textOf = (status: string) => (status === 'Cancelled' ? 'Canceled' : status);
  const wrong = colors.filter(([status, color]) => screen.getByText(textOf(status)).dataset['tone'] !== color);
  expect(wrong).toEqual([]);
});

it('translates known statuses, and shows an unknown one unchanged', () => {
  render(
    <>
      <StatusBadge status="Processing" labels={de.StatusBadge} />
      <StatusBadge status="constructor" />
    </>,
  );
  expect(screen.getByText('In Bearbeitung')).toBeInTheDocument();
  expect(screen.getByText('constructor')).toHaveAttribute('data-tone', 'neutral');
});
