import { expect, it } from 'vitest';
import { describeConformance, render, screen } from '#test-utils';
import { StoryRow } from './StoryRow.js';

const items = [
  { id: 'berries', title: 'Berry week', src: '/berries.webp', href: '/fruits' },
  { id: 'bread', title: 'Bread at seven', src: '/bread.webp', href: '/breads', seen: true },
];

describeConformance(<StoryRow items={items} />, {
  element: HTMLUListElement,
  tag: 'ul',
  label: 'Stories',
  otherProps: { items: items.slice(1) },
});

it('renders each story as a link', () => {
  render(<StoryRow items={items} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Berry week', '/fruits'],
    ['Bread at seven', '/breads'],
  ]);
});

it('marks a seen story', () => {
  render(<StoryRow items={items} />);
  expect(screen.getAllByRole('listitem').map((item) => item.hasAttribute('data-seen'))).toEqual([false, true]);
});
