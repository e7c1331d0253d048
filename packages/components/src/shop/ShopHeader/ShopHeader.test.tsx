import { expect, it } from 'vitest';
import { describeConformance, render, screen } from '#test-utils';
import { ShopHeader } from './ShopHeader.js';

const shop = {
  name: 'Scarlett Beauty',
  coverPicture: '/cover.webp',
  profilePicture: '/mark.webp',
  address: '43 Tannery Street, Wilmington, Delaware',
  phone: '+1 555 010 0128',
  email: 'hello@scarlett-beauty.example',
  rating: 4.7,
  ratingCount: 1204,
  productCount: 142,
  socialLinks: { facebook: 'https://example.com/facebook', youtube: null },
};

describeConformance(<ShopHeader shop={shop} />, {
  element: HTMLElement,
  tag: 'header',
  visibleLabel: 'write',
  otherProps: { shop: { ...shop, name: 'Cybershop' } },
});

it('shows the name and the contact data of the shop', () => {
  render(<ShopHeader shop={{ ...shop, verified: true, closed: true }} heading="Scarlett Beauty, Tannery Street" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Scarlett Beauty, Tannery Street' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '+1 555 010 0128' })).toHaveAttribute('href', 'tel:+15550100128');
  expect(screen.getByRole('link', { name: 'Write to the shop' })).toHaveAttribute(
    'href',
    'mailto:hello@scarlett-beauty.example',
  );
  expect(screen.getByRole('link', { name: 'Facebook' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'YouTube' })).toBeNull();
  expect(screen.getByText('Verified')).toBeInTheDocument();
  expect(screen.getByText('Takes no orders at the moment')).toBeInTheDocument();
});

it('colors the tagline for the cover, and adds a background on an unknown cover', () => {
  const line = 'Skin, hands, and one good red.';
  const { rerender } = render(<ShopHeader shop={{ ...shop, tagline: line, coverShade: 'dark' }} />);
  expect(screen.getByText(line)).toHaveAttribute('data-shade', 'dark');
  rerender(<ShopHeader shop={{ ...shop, tagline: line }} />);
  expect(screen.getByText(line)).not.toHaveAttribute('data-shade');
});

it('renders only fields of the record', () => {
  render(<ShopHeader shop={{ name: 'Corner', coverPicture: '/c.webp', profilePicture: '/m.webp' }} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
});
