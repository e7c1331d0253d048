import { expect, it } from 'vitest';
import { describeConformance, render, screen } from '#test-utils';
import { CategoryGrid } from './CategoryGrid.js';

const categories = [
  { id: '1', name: 'Network Security', slug: 'network-security', image: '/n.webp', productCount: 38 },
  { id: '2', name: 'Health & Beauty', slug: 'health&beauty', image: '/h.webp', productCount: 1 },
  { id: '3', name: 'Groceries', slug: 'groceries', image: '/g.webp', cover: '/cover.webp' },
];

describeConformance(<CategoryGrid aria-label="Top categories" items={categories} allHref="/categories" />, {
  element: HTMLUListElement,
  visibleLabel: 'all',
  variants: [{ layout: 'featured' }],
  otherProps: { items: categories.slice(1) },
});

it('links to the page of each category, with its slug encoded', () => {
  render(<CategoryGrid items={categories} hrefTemplate="/gift-shop/{slug}" />);
  expect(screen.getByRole('link', { name: /^Network Security/ })).toHaveAttribute(
    'href',
    '/gift-shop/network-security',
  );
  expect(screen.getByRole('link', { name: /^Health & Beauty/ })).toHaveAttribute('href', '/gift-shop/health%26beauty');
});

it('shows counts in the language of the page, and only for items with a count', () => {
  render(<CategoryGrid items={categories} />);
  expect(screen.getByText('38 products')).toBeInTheDocument();
  expect(screen.getByText('1 product')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Groceries' }).textContent).toMatch(/^Groceries$/);
});

it('features categories with a cover only with `layout="featured"`', () => {
  const { container, rerender } = render(<CategoryGrid items={categories} />);
  expect(container.querySelector('[data-lead]')).toBeNull();
  expect(container.querySelector('img[src="/cover.webp"]')).toBeNull();

  rerender(<CategoryGrid items={categories} layout="featured" />);
  expect(container.querySelectorAll('[data-lead]')).toHaveLength(1);
  expect(container.querySelector('[data-lead] img')).toHaveAttribute('src', '/cover.webp');
  expect(screen.getByRole('list').style.getPropertyValue('--mr-category-grid-leads')).toBe('1');
});

it('gives neighbors different hues by default', () => {
  const { container } = render(<CategoryGrid items={[...categories, { ...categories[0]!, id: '4', hue: 300 }]} />);
  const hues = [...container.querySelectorAll<HTMLElement>('[data-mr-tile]')].map(({ style }) =>
    style.getPropertyValue('--mr-tile-hue'),
  );
  expect(new Set(hues).size).toBe(4);
  expect(hues.at(-1)).toBe('300');
});

it('ends with a tile for all categories if `allHref` is set', () => {
  render(<CategoryGrid items={categories} allHref="/categories" labels={{ all: 'Alles' }} />);
  expect(screen.getAllByRole('link').at(-1)).toHaveAccessibleName('Alles');
  expect(screen.getByRole('link', { name: 'Alles' })).toHaveAttribute('href', '/categories');
});
