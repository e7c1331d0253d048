import { expect, it } from 'vitest';
import { describeConformance, render, screen } from '#test-utils';
import { Badge } from '../Badge/index.js';
import { PageHeader } from './PageHeader.js';

describeConformance(
  <PageHeader title="Orders" status={<Badge tone="info">4 open</Badge>} actions={<a href="/help">Help</a>}>
    All of this year.
  </PageHeader>,
  { element: HTMLDivElement },
);

it('names the page by a heading that others can refer to', () => {
  render(<PageHeader title="Orders" headingId="orders" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toHaveAttribute('id', 'orders');
});

it('renders its slots in reading order, and no empty boxes', () => {
  const { container, rerender } = render(
    <PageHeader title="Orders" breadcrumbs={<a href="/">Home</a>} actions={<a href="/new">New order</a>}>
      All of this year.
    </PageHeader>,
  );
  expect(container).toHaveTextContent(/^HomeOrdersNew orderAll of this year\.$/);
  rerender(<PageHeader title="Orders" />);
  expect(container.querySelectorAll('*')).toHaveLength(3);
});
