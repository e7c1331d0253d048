import { expect, it } from 'vitest';
import { describeConformance, render, screen, within } from '#test-utils';
import { PromoBanner } from './PromoBanner.js';

const banners = [
  {
    title: 'From the shop round the corner',
    src: '/street.webp',
    facts: [
      { value: '40 min', title: 'to your door' },
      { value: '97%', title: 'positive feedback' },
    ],
  },
  { title: 'Home essentials', src: '/home.webp', buttonText: 'Shop Now', href: '/home', vertical: 'grocery' },
] as const;

describeConformance(<PromoBanner items={banners} />, {
  element: HTMLDivElement,
  otherProps: { items: banners.slice(1) },
});

it('shows the facts of one banner as a list', () => {
  render(<PromoBanner items={banners} headingLevel={3} />);
  expect(screen.getByRole('heading', { level: 3, name: 'From the shop round the corner' })).toBeInTheDocument();
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['40 min to your door', '97% positive feedback']);
});

it('has a button only with `href`', () => {
  render(<PromoBanner items={[...banners, { title: 'Soon', src: '/x.webp', buttonText: 'Soon' }]} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/home');
});
