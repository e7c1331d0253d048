import { describe, expect, it } from 'vitest';
import { describeConformance, render, screen, within } from '#test-utils';
import { ShopCard } from './ShopCard';
import { ShopCardList } from './ShopCardList';

const shop = {
  slug: 'word-wide-wishes',
  name: 'Word Wide Wishes',
  coverPicture: '/cover.webp',
  profilePicture: '/mark.webp',
  rating: 4.9,
  line: 'Flowers, coffee, letters',
  productCount: 64,
};
const bare = { slug: 'cybershop', name: 'Cybershop', coverPicture: '/c.webp', profilePicture: '/m.webp' };

describeConformance(<ShopCard shop={shop} headingLevel={2} />, { element: HTMLElement });

it('is one link, named by the shop in a heading', () => {
  render(<ShopCard shop={shop} path="/de/shops/{slug}" />);
  const link = within(screen.getByRole('heading', { level: 3 })).getByRole('link', { name: 'Word Wide Wishes' });
  expect(link).toHaveAttribute('href', '/de/shops/word-wide-wishes');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('shows score, line and count', () => {
  render(<ShopCard shop={shop} />);
  expect(screen.getByRole('img', { name: 'Rated 4.9 out of 5' })).toBeInTheDocument();
  expect(screen.getByText('Flowers, coffee, letters · 64 products')).toBeInTheDocument();
});

it('shows nothing in place of what a record does not have', () => {
  render(<ShopCard shop={bare} />);
  expect(screen.getByRole('article').textContent).toMatch(/^Cybershop$/);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

describe('ShopCardList', () => {
  describeConformance(<ShopCardList aria-label="Featured shops" shops={[shop, bare]} headingLevel={2} />, {
    element: HTMLUListElement,
  });

  it('lists a card for each shop', () => {
    render(<ShopCardList aria-label="Featured shops" shops={[shop, bare]} />);
    const items = within(screen.getByRole('list', { name: 'Featured shops' })).getAllByRole('listitem');
    expect(items.map((item) => within(item).getByRole('link').textContent)).toEqual(['Word Wide Wishes', 'Cybershop']);
  });
});
