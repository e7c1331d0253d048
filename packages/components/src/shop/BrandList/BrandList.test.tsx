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

it('names each brand, drawn or set in type, and leads to its page', () => {
  render(<BrandList items={brands} hrefTemplate="/brands/{slug}" />);
  expect(screen.getByRole('link', { name: 'Northgate' })).toHaveAttribute('href', '/brands/northgate');
  expect(screen.getByRole('link', { name: 'Alder & Oak' })).toHaveAttribute('href', '/brands/alder-oak');
  const drawn = screen.getByRole('img', { name: 'Alder & Oak' });
  expect(drawn.style.getPropertyValue('--mr-brand-list-image')).toBe('url("/alder.svg")');
});

it('has no links without pages to lead to', () => {
  render(<BrandList items={brands} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('Northgate')).toBeInTheDocument();
});
