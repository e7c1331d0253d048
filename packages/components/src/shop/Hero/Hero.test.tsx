import { describe, expect, it } from 'vitest';
import { describeConformance, render, screen, within } from '#test-utils';
import { Hero } from './Hero.js';
import type { HeroItem } from './heroItem.js';

const first: HeroItem = {
  id: 'gift-1',
  title: 'Give them\npeace of mind.',
  description: 'Hardware keys and a bear to guard them.',
  buttonText: 'Shop Now',
  href: '/gift-shop/popular',
  secondText: 'Find a gift',
  secondHref: '/gift-shop/trending',
  src: '/gift-1.webp',
  smallSrc: '/gift-1-small.webp',
  shade: 'dark',
  pins: [
    { productSlug: 'keyfold-c1', title: 'Keyfold', x: 78.5, y: 31 },
    { productSlug: 'sold-out', x: 10, y: 10 },
  ],
};
const second: HeroItem = {
  ...first,
  id: 'gift-2',
  title: 'Flowers by four.',
  secondText: undefined,
  shade: 'light',
  pins: [],
};
const products = [{ slug: 'keyfold-c1', title: 'Keyfold C1 hardware security key', price: 57.65, discount: 15 }];

describe('with several slides', () => {
  describeConformance(<Hero items={[first, second]} products={products} />, {
    element: HTMLElement,
    tag: 'section',
    label: 'Highlights',
    visibleLabel: 'label',
    variants: [{ items: [first] }],
    otherProps: {
      items: [
        { ...first, id: 'gift-3' },
        { ...second, id: 'gift-4' },
      ],
    },
  });
});

describe('with one slide', () => {
  describeConformance(<Hero items={[first]} products={products} />, { element: HTMLElement });

  it('has no controls and does not move', () => {
    render(<Hero items={[first]} />);
    const region = screen.getByRole('region', { name: 'Highlights' });
    expect(region).not.toHaveAttribute('aria-roledescription');
    expect(within(region).queryByRole('button')).not.toBeInTheDocument();
  });
});

it('is a carousel of named slides in the language of the page', () => {
  const labels = { label: 'Höhepunkte', carousel: { carousel: 'Karussell', position: '{number} von {count}' } };
  render(<Hero items={[first, second]} labels={labels} />);
  const region = screen.getByRole('region', { name: 'Höhepunkte' });
  expect(region).toHaveAttribute('aria-roledescription', 'Karussell');
  expect(within(region).getByRole('group', { name: '1 von 2' })).toBeInTheDocument();
});

it('has at most one first-level heading, in the first slide', () => {
  const { container } = render(<Hero items={[first, second]} headingLevel={1} />);
  expect([...container.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual([
    'Give them peace of mind.',
  ]);
  expect(container.querySelectorAll('h2')).toHaveLength(1);
});

it('renders one or two buttons as links', () => {
  render(<Hero items={[first]} />);
  expect(screen.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/gift-shop/popular');
  expect(screen.getByRole('link', { name: 'Find a gift' })).toHaveAttribute('href', '/gift-shop/trending');
});

it('has no second button without `secondText`', () => {
  render(<Hero items={[second]} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('shows the sale price on the product and links to it', () => {
  render(<Hero items={[first]} products={products} productHrefTemplate="/de/products/{slug}" locale="de-DE" />);
  const pin = screen.getByRole('link', { name: /^Keyfold 49\s\$$/ });
  expect(pin).toHaveAttribute('href', '/de/products/keyfold-c1');
  expect(pin.parentElement?.style.getPropertyValue('--mr-hero-pin-x')).toBe('78.5%');
  expect(pin.parentElement?.style.getPropertyValue('--mr-hero-pin-y')).toBe('31%');
});

it('renders no pin for an unknown product', () => {
  render(<Hero items={[first]} products={products} />);
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

it('loads the first image eagerly and the others lazily', () => {
  const { container } = render(<Hero items={[first, second]} />);
  const [early, late] = container.querySelectorAll('img');
  expect(early).toHaveAttribute('fetchpriority', 'high');
  expect(early).toHaveAttribute('loading', 'eager');
  expect(late).toHaveAttribute('loading', 'lazy');
  expect(late).not.toHaveAttribute('fetchpriority');
  expect(container.querySelector('source')).toHaveAttribute('srcset', '/gift-1-small.webp');
});
