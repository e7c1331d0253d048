import { expect, it } from 'vitest';
import { describeConformance, render, screen } from '#test-utils';
import { ShoppingBagIcon } from '../../icons/ShoppingBagIcon.js';
import { EmptyState } from './EmptyState.js';

describeConformance(
  <EmptyState title="Your cart is empty" icon={<ShoppingBagIcon />} actions={<a href="/">Shop</a>}>
    What you add stands here.
  </EmptyState>,
  { element: HTMLDivElement },
);

it('has a heading of the given level, a text and actions', () => {
  render(
    <EmptyState title="No results" headingLevel={3} actions={<a href="/all">All products</a>}>
      Try another word.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'No results' })).toBeInTheDocument();
  expect(screen.getByText('Try another word.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/all');
});

it('shows an image instead of the icon, and a focusable heading', () => {
  const { container } = render(
    <EmptyState title="No results" icon={<ShoppingBagIcon />} media={<img src="/x.webp" alt="" />} focusable />,
  );
  expect(container.querySelector('img')).toHaveAttribute('src', '/x.webp');
  expect(container.querySelector('svg')).toBeNull();
  screen.getByRole('heading').focus();
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('renders no empty boxes for omitted parts', () => {
  const { container } = render(<EmptyState title="No results" />);
  expect(container.firstElementChild?.children).toHaveLength(1);
});
