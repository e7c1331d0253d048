import { expect, it } from 'vitest';
import { describeConformance, render, screen, within } from '#test-utils';
import { ServiceList } from './ServiceList';

const services = [
  { icon: 'truck', title: 'Free express shipping', description: 'Every order, every shop' },
  { icon: 'no-such-icon', title: '30 days to return', description: 'No questions, no box' },
];

describeConformance(<ServiceList services={services} />, { element: HTMLElement });

it('lists each promise with its line', () => {
  render(<ServiceList services={services} labels={{ list: 'Unsere Leistungen' }} />);
  const items = within(screen.getByRole('list', { name: 'Unsere Leistungen' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Free express shippingEvery order, every shop',
    '30 days to returnNo questions, no box',
  ]);
});

it('draws the icon that the record names, and none for an unknown name', () => {
  render(<ServiceList services={services} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(second?.querySelector('svg')).toBeNull();
});

it('can be scrolled by the keyboard, as a named region', () => {
  render(<ServiceList services={services} />);
  expect(screen.getByRole('region', { name: 'Our services' })).toHaveAttribute('tabindex', '0');
});
