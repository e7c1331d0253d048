import { expect, it } from 'vitest';
import { describeConformance, render, screen } from '#test-utils';
import { BrandList } from './BrandList.js';

const brands = [
  { slug: 'northgate', name: 'Northgate' },
  { slug: 'alder-oak', name: 'Alder & Oak', image: '/alder.svg' },
];

describeConformance(<BrandList aria-label="Brands" items={brands} hrefTemplate="/brands/{slug}" />, {
  element: HTMLUListElement,
  otherProps: { items: brands.slice(1) },
});

it('names each brand, as an image or as text, and links to its page', () => {
  render(<BrandList items={brands} hrefTemplate="/brands/{slug}" />);
  expect(screen.getByRole('link', { name: 'Northgate' })).toHaveAttribute('href', '/brands/northgate');
  expect(screen.getByRole('link', { name: 'Alder & Oak' })).toHaveAttribute('href', '/brands/alder-oak');
  const drawn = screen.getByRole('img', { name: 'Alder & Oak' });
  expect(drawn.style.getPropertyValue('--mr-brand-list-image')).toBe('url("/alder.svg")');
});

it('renders no links without `hrefFor` and `hrefTemplate`', () => {
  render(<BrandList items={brands} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('Northgate')).toBeInTheDocument();
});
