import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeConformance, render, screen, within } from '#test-utils';
import { OrderTimeline } from './OrderTimeline.js';

const dates = { createdAt: '2023-08-24T14:06:00Z', deliveredAt: '2023-08-24T14:41:00Z' };

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Berlin');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describeConformance(<OrderTimeline status="Delivered" {...dates} />, {
  element: HTMLOListElement,
  label: 'Order steps',
  visibleLabel: 'delivered',
  variants: [{ status: 'Cancelled' }],
  otherProps: { status: 'Cancelled' },
});

const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('has three steps, marks the current one and the completed ones', () => {
  render(<OrderTimeline status="Processing" createdAt={dates.createdAt} locale="en-GB" />);
  const list = screen.getByRole('list', { name: 'Order steps' });
  expect(texts()).toEqual(['Pending, completed24 Aug, 16:06', 'Processing', 'Delivered']);
  const current = within(list)
    .getAllByRole('listitem')
    .filter((item) => item.getAttribute('aria-current') === 'step');
  expect(current.map(({ textContent }) => textContent)).toEqual(['Processing']);
});

it('shows the time of delivery, and no date of a future step', () => {
  const { rerender } = render(<OrderTimeline status="Delivered" {...dates} locale="en-GB" />);
  expect(texts().at(-1)).toBe('Delivered24 Aug, 16:41');
  rerender(<OrderTimeline status="Pending" {...dates} locale="en-GB" />);
  expect(texts()).toEqual(['Pending24 Aug, 16:06', 'Processing', 'Delivered']);
});

it('ends with the cancellation of a canceled order', () => {
  render(<OrderTimeline status="Cancelled" />);
  expect(texts()).toEqual(['Pending, completed', 'Canceled']);
  expect(screen.getByText('Canceled').closest('li')).toHaveAttribute('aria-current', 'step');
});

it('names UTC before hydration, in German', () => {
  const html = renderToStaticMarkup(<OrderTimeline status="Delivered" {...dates} locale="de-DE" />);
  expect(html).toContain('>24. Aug., 14:06 UTC</time>');
  expect(html).toContain('title="24. August 2023 um 14:41 Koordinierte Weltzeit"');
});
