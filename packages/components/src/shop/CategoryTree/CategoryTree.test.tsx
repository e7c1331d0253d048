import { expect, it } from 'vitest';
import { describeConformance, render, screen } from '#test-utils';
import { CategoryTree } from './CategoryTree.js';

const items = [
  {
    slug: 'a&b',
    name: 'Electronics',
    productCount: 1200,
    children: [{ slug: 'laptop', name: 'Laptops', children: [{ slug: 'mini', name: 'Small ones' }] }],
  },
  { slug: 'music', name: 'Music', children: [{ slug: 'drums', name: 'Drums' }] },
];

describeConformance(<CategoryTree items={items} hrefTemplate="/categories/{slug}" />, {
  element: HTMLElement,
  tag: 'nav',
  label: 'Categories',
  visibleLabel: 'children',
  otherProps: { items: items.slice(1) },
});

it('opens the branches that contain the current category, and encodes URLs', () => {
  const { container, rerender } = render(
    <CategoryTree items={items} current="mini" hrefTemplate="/categories/{slug}" locale="de-DE" />,
  );
  const open = () => [...container.querySelectorAll('details')].map((part) => part.open);
  expect(open()).toEqual([true, true, false]);
  expect(screen.getByRole('link', { name: 'Small ones' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: /^Electronics ?1\.200$/ })).toHaveAttribute('href', '/categories/a%26b');
  rerender(<CategoryTree key="all" items={items} defaultOpen="all" />);
  expect(open()).toEqual([true, true, true]);
});

it('renders text if a category has no URL', () => {
  render(
    <CategoryTree
      items={[
        { slug: 'x', name: 'Planned' },
        { slug: 'y', name: 'Open', href: '/y' },
      ]}
    />,
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Open']);
});
