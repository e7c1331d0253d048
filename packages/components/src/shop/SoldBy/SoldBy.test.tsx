import { expect, it } from 'vitest';
import { describeConformance, render, screen } from '#test-utils';
import { SoldBy } from './SoldBy.js';

const shop = {
  name: 'Cybershop',
  profilePicture: '/mark.webp',
  address: '12 Lockmaker Row, Dover, Delaware',
  phone: '+1 555 010 0121',
  email: 'hello@cybershop.example',
  rating: 4.6,
  productCount: 27,
};

describeConformance(<SoldBy shop={shop} href="/shops/cybershop" />, {
  element: HTMLElement,
  tag: 'section',
  label: 'Sold by',
  visibleLabel: 'visit',
  otherProps: { shop: { ...shop, name: 'Scroll Through' } },
});

it('links to the shop and shows its contact data', () => {
  render(<SoldBy shop={{ ...shop, closed: true }} href="/shops/cybershop" />);
  expect(screen.getByRole('link', { name: 'Everything from Cybershop' })).toHaveAttribute('href', '/shops/cybershop');
  expect(screen.getByRole('link', { name: 'hello@cybershop.example' })).toBeInTheDocument();
  expect(screen.getByText('27 products')).toBeInTheDocument();
  expect(screen.getByText('Takes no orders at the moment')).toBeInTheDocument();
});
