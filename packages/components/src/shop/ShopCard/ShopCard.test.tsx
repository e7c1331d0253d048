import { describe, expect, it } from 'vitest';
import { describeConformance, render, screen, within } from '#test-utils';
import { ShopCard } from './ShopCard.js';
import { ShopCardList } from './ShopCardList.js';

const shop = {
  slug: 'word-wide-wishes',
  name: 'Word Wide Wishes',
  coverPicture: '/cover.webp',
  profilePicture: '/mark.webp',
  rating: 4.9,
  tagline: 'Flowers, coffee, letters',
  productCount: 64,
};
const bare = { slug: 'cybershop', name: 'Cybershop', coverPicture: '/c.webp', profilePicture: '/m.webp' };

describeConformance(<ShopCard shop={shop} href="/shops/word-wide-wishes" headingLevel={2} />, {
  element: HTMLElement,
  tag: 'article',
  otherProps: { shop: bare, href: '/shops/cybershop' },
});

it('is one link, named by the shop in a heading', () => {
  render(<ShopCard shop={shop} href="/de/shops/word-wide-wishes" />);
  const link = within(screen.getByRole('heading', { level: 3 })).getByRole('link', { name: 'Word Wide Wishes' });
  expect(link).toHaveAttribute('href', '/de/shops/word-wide-wishes');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('shows rating, tagline and count', () => {
  render(<ShopCard shop={shop} href="/shops/word-wide-wishes" />);
  expect(screen.getByRole('img', { name: 'Rated 4.9 out of 5' })).toBeInTheDocument();
  expect(screen.getByText('Flowers, coffee, letters · 64 products')).toBeInTheDocument();
});

it('renders nothing for missing fields', () => {
  render(<ShopCard shop={bare} href="/shops/cybershop" />);
  expect(screen.getByRole('article').textContent).toMatch(/^Cybershop$/);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

describe('ShopCardList', () => {
  describeConformance(<ShopCardList aria-label="Featured shops" items={[shop, bare]} headingLevel={2} />, {
    element: HTMLUListElement,
  });

  it('renders a card for each shop', () => {
    render(<ShopCardList aria-label="Featured shops" items={[shop, bare]} />);
    const items = within(screen.getByRole('list', { name: 'Featured shops' })).getAllByRole('listitem');
    expect(items.map((item) => within(item).getByRole('link').textContent)).toEqual(['Word Wide Wishes', 'Cybershop']);
  });

  it('links to the URL of the template or function', () => {
    const { rerender } = render(<ShopCardList items={[shop]} hrefTemplate="/de/shops/{slug}" />);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/de/shops/word-wide-wishes');
    rerender(<ShopCardList items={[shop]} hrefFor={({ name }) => `/by-name/${name.length}`} />);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/by-name/16');
  });
});
