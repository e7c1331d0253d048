import { expect, it } from 'vitest';
import { describeConformance, render, screen, within } from '#test-utils';
import { TruckIcon } from '../../icons/TruckIcon.js';
import { ServiceList } from './ServiceList.js';

const services = [
  { icon: <TruckIcon />, title: 'Free express shipping', description: 'Every order, every shop' },
  { title: '30 days to return', description: 'No reason and no original box needed' },
];

describeConformance(<ServiceList items={services} />, {
  element: HTMLElement,
  tag: 'section',
  label: 'Our services',
  visibleLabel: 'label',
  otherProps: { items: services.slice(1) },
});

it('lists each item with its description', () => {
  render(<ServiceList items={services} labels={{ label: 'Unsere Leistungen' }} />);
  const items = within(screen.getByRole('list', { name: 'Unsere Leistungen' })).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Free express shippingEvery order, every shop',
    '30 days to returnNo reason and no original box needed',
  ]);
});

it('renders the icon of an item, if any', () => {
  render(<ServiceList items={services} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(second?.querySelector('svg')).toBeNull();
});

it('can be scrolled by keyboard as a named region', () => {
  render(<ServiceList items={services} />);
  expect(screen.getByRole('region', { name: 'Our services' })).toHaveAttribute('tabindex', '0');
});
