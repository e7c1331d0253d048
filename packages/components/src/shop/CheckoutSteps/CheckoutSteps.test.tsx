import { expect, it } from 'vitest';
import { describeConformance, render, screen } from '#test-utils';
import { CheckoutSteps } from './CheckoutSteps.js';

const items = [{ title: 'Cart', href: '/cart' }, { title: 'Address' }, { title: 'Order placed', href: '/orders' }];

describeConformance(<CheckoutSteps current={1} />, {
  element: HTMLOListElement,
  tag: 'ol',
  label: 'Checkout steps',
  visibleLabel: 'details',
  otherProps: { items },
});

it('marks the current step and the completed ones, which may link back', () => {
  render(<CheckoutSteps current={1} items={items} />);
  const [cart, address, placed] = screen.getAllByRole('listitem');
  expect(cart).toHaveTextContent('Cart, completed');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Cart']);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/cart');
  expect(address).toHaveAttribute('aria-current', 'step');
  expect(address).not.toHaveTextContent('completed');
  expect(placed).not.toHaveAttribute('aria-current');
});

it('has no current step when all are completed', () => {
  render(<CheckoutSteps current={3} />);
  expect(screen.getAllByText(', completed')).toHaveLength(3);
  expect(document.querySelector('[aria-current]')).toBeNull();
});
