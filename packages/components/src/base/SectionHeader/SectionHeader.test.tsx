import { expect, it } from 'vitest';
import { describeConformance, render, screen, within } from '#test-utils';
import { SectionHeader } from './SectionHeader.js';

const tabs = [
  { title: 'Popular', href: '/gift-shop', current: true },
  { title: 'Trending', href: '/gift-shop/trending' },
];

describeConformance(<SectionHeader title="Featured gifts" items={tabs} moreHref="/gift-shop/popular" />, {
  element: HTMLDivElement,
  visibleLabel: 'more',
  otherProps: { title: 'Latest gifts', items: [] },
});

it('is a heading of the given level, with an id that can name the section', () => {
  render(<SectionHeader title="Featured gifts" headingLevel={3} headingId="featured" />);
  expect(screen.getByRole('heading', { level: 3, name: 'Featured gifts' })).toHaveAttribute('id', 'featured');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('lists further collections under the section’s name and marks the current one', () => {
  render(<SectionHeader title="Featured gifts" items={tabs} />);
  const list = screen.getByRole('list', { name: 'Featured gifts' });
  expect(within(list).getByRole('link', { current: true })).toHaveAccessibleName('Popular');
  expect(within(list).getByRole('link', { name: 'Trending' })).toHaveAttribute('href', '/gift-shop/trending');
});

it("adds the section's name to the name of the last link", () => {
  const { rerender } = render(<SectionHeader title="Featured gifts" moreHref="/popular" />);
  expect(screen.getByRole('link', { name: 'See all Featured gifts' }).textContent).toMatch(/^See all\s*$/);
  rerender(<SectionHeader title="Featured shops" moreHref="/shops" moreText="All shops" />);
  expect(screen.getByRole('link', { name: 'All shops' })).toHaveAttribute('href', '/shops');
});
