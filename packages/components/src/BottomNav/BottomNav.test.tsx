import { expect, it } from 'vitest';
import { describeConformance, render, screen, within } from '#test-utils';
import { BottomNav } from './BottomNav';

const items = [
  { title: 'Home', url: '/', icon: 'house' },
  { title: 'Category', url: '/categories', icon: 'layout-grid' },
  { title: 'Cart', url: '/cart', icon: 'shopping-bag', badge: true },
  { title: 'Account', url: '/login', icon: 'no-such-icon' },
];

describeConformance(<BottomNav items={items} currentUrl="/" cartCount={2} />, { element: HTMLElement });

it('marks the page shown, and only it', () => {
  render(<BottomNav items={items} currentUrl="/categories" />);
  const bar = screen.getByRole('navigation', { name: 'Bottom' });
  expect(within(bar).getAllByRole('link')).toHaveLength(4);
  expect(within(bar).getByRole('link', { current: 'page' })).toHaveAccessibleName('Category');
});

it('has the count in the name of the cart', () => {
  const { rerender } = render(<BottomNav items={items} cartCount={2} />);
  expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toHaveAttribute('href', '/cart');
  rerender(<BottomNav items={items} cartCount={0} />);
  expect(screen.getByRole('link', { name: 'Cart' }).querySelector('[data-mr-cart-count]')).toBeEmptyDOMElement();
});

it('shows an item without a picture when the icon is unknown', () => {
  render(<BottomNav items={items} />);
  expect(screen.getByRole('link', { name: 'Account' }).querySelector('svg')).toBeNull();
  expect(screen.getByRole('link', { name: 'Home' }).querySelector('svg')).not.toBeNull();
});
