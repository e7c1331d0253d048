import { expect, it } from 'vitest';
import { describeConformance, render, screen, within } from '#test-utils';
import { HouseIcon } from '../../icons/HouseIcon.js';
import { BottomNav } from './BottomNav.js';

const items = [
  { title: 'Home', href: '/', icon: <HouseIcon /> },
  { title: 'Category', href: '/categories' },
  { title: 'Cart', href: '/cart', showCount: true },
  { title: 'Account', href: '/login' },
];

describeConformance(<BottomNav items={items} currentHref="/" cartCount={2} />, {
  element: HTMLElement,
  tag: 'nav',
  label: 'Bottom',
  otherProps: { items: items.slice(1), cartCount: 0 },
});

it('marks only the current page', () => {
  render(<BottomNav items={items} currentHref="/categories" />);
  const bar = screen.getByRole('navigation', { name: 'Bottom' });
  expect(within(bar).getAllByRole('link')).toHaveLength(4);
  expect(within(bar).getByRole('link', { current: 'page' })).toHaveAccessibleName('Category');
});

it('includes the count in the name of the cart', () => {
  const { rerender } = render(<BottomNav items={items} cartCount={2} />);
  expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toHaveAttribute('href', '/cart');
  rerender(<BottomNav items={items} cartCount={0} />);
  expect(screen.getByRole('link', { name: 'Cart' }).querySelector('[data-mr-cart-count]')).toBeEmptyDOMElement();
});

it('renders an item without an icon', () => {
  render(<BottomNav items={items} />);
  expect(screen.getByRole('link', { name: 'Account' }).querySelector('svg')).toBeNull();
  expect(screen.getByRole('link', { name: 'Home' }).querySelector('svg')).not.toBeNull();
});
