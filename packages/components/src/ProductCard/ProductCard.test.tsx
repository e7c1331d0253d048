import { useState } from 'react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { describeConformance, render, screen, setup } from '#test-utils';
import * as de from '../labels/de';
import { ProductCard } from './ProductCard';
import type { ProductCardProduct } from './ProductCard';

const lamp: ProductCardProduct = {
  id: '7',
  slug: 'amber-lamp',
  title: 'Amber Lamp',
  price: 57.65,
  discount: 15,
  thumbnail: '/images/products/amber-lamp-1.webp',
  shop: { name: 'Cybershop' },
  rating: 4.8,
  reviews: Array.from({ length: 214 }),
};
const plain: ProductCardProduct = { ...lamp, discount: 0 };

describeConformance(<ProductCard product={lamp} href="/amber-lamp" quantity={1} wished />, { element: HTMLElement });

it('has one link, named by the title, in a heading', () => {
  render(<ProductCard product={lamp} href="/amber-lamp" />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/amber-lamp');
  expect(screen.getByRole('link')).toHaveAccessibleName('Amber Lamp');
  expect(screen.getByRole('heading', { level: 3 })).toContainElement(screen.getByRole('link'));
});

function OwnLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} data-own="">
      {children}
    </a>
  );
}

it('lets the caller render the link and set the level', () => {
  render(<ProductCard product={lamp} href="/x" headingLevel={2} render={<OwnLink href="/own" />} />);
  expect(screen.getByRole('link', { name: 'Amber Lamp' })).toHaveAttribute('data-own');
  expect(screen.getByRole('heading', { level: 2, name: 'Amber Lamp' })).toBeInTheDocument();
});

it('says shop, score, both prices', () => {
  render(<ProductCard product={lamp} href="/" />);
  const card = screen.getByRole('article');
  expect(screen.getByText('Cybershop')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Rated 4.8 out of 5' })).toBeInTheDocument();
  expect(card).toHaveTextContent(/Price \$49\.00/);
  expect(card).toHaveTextContent(/Original price \$57\.65/);
});

it('reads the badge after the title', () => {
  render(<ProductCard product={{ ...lamp, status: 'New' }} href="/" />);
  const text = screen.getByRole('article').textContent;
  expect(text.indexOf('15% off')).toBeGreaterThan(text.indexOf('Amber Lamp'));
  expect(text).toContain('New');
});

it('has no badge, no struck price, no shop, no score where there is none', () => {
  render(<ProductCard product={{ ...plain, shop: null, rating: 0, reviews: [] }} href="/" />);
  const card = screen.getByRole('article');
  expect(card).not.toHaveTextContent('off');
  expect(card).not.toHaveTextContent('Original price');
  expect(card).not.toHaveTextContent('Cybershop');
  expect(card).toHaveTextContent('No reviews yet');
});

it('takes another badge, or none', () => {
  const { rerender } = render(<ProductCard product={lamp} href="/" badge="Last one" />);
  expect(screen.getByText('Last one')).toBeInTheDocument();
  expect(screen.queryByText('15% off')).not.toBeInTheDocument();
  rerender(<ProductCard product={lamp} href="/" badge={null} />);
  expect(screen.queryByText('Last one')).not.toBeInTheDocument();
});

it('says colours in words and units after the price', () => {
  const product = { ...plain, colors: ['#22283f', '#c4463f'], unit: 'kg' };
  const { rerender } = render(<ProductCard product={product} href="/" />);
  expect(screen.getByText('2 colours')).toBeInTheDocument();
  expect(screen.getByText('per kg')).toBeInTheDocument();
  rerender(<ProductCard product={product} href="/" swatches={[{ value: '#22283f', label: 'Midnight' }]} />);
  expect(screen.getByText('Colours: Midnight')).toBeInTheDocument();
});

it('keeps its pictures out of the names and gives them a size', () => {
  const { container } = render(
    <ProductCard product={lamp} href="/" srcSet="/a-480.webp 480w" sizes="50vw" hoverSrc="/b.webp" loading="eager" />,
  );
  const [first, second] = container.querySelectorAll('img');
  for (const picture of [first, second]) {
    expect(picture).toHaveAttribute('alt', '');
    expect(picture).toHaveAttribute('width');
    expect(picture).toHaveAttribute('height');
  }
  expect(first).toHaveAttribute('loading', 'eager');
  expect(first).toHaveAttribute('srcset', '/a-480.webp 480w');
  expect(second).toHaveAttribute('loading', 'lazy');
});

function InCart({ onChange }: { onChange: (quantity: number) => void }) {
  const [quantity, setQuantity] = useState(0);
  const change = (next: number) => {
    setQuantity(next);
    onChange(next);
  };
  return <ProductCard product={lamp} href="/" quantity={quantity} onAdd={() => change(1)} onQuantityChange={change} />;
}

it('opens into a stepper when added, and closes when the last piece goes; focus follows', async () => {
  const onChange = vi.fn();
  const { user } = setup(<InCart onChange={onChange} />);
  await user.click(screen.getByRole('button', { name: 'Add Amber Lamp to cart' }));
  expect(screen.getByRole('button', { name: 'Increase quantity of Amber Lamp' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Amber Lamp added to cart');
  expect(screen.queryByRole('button', { name: 'Add Amber Lamp to cart' })).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('spinbutton', { name: 'Quantity of Amber Lamp' })).toHaveValue('2');
  await user.click(screen.getByRole('button', { name: 'Decrease quantity of Amber Lamp' }));
  await user.click(screen.getByRole('button', { name: 'Decrease quantity of Amber Lamp' }));
  expect(screen.getByRole('button', { name: 'Add Amber Lamp to cart' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Amber Lamp removed');
  expect(onChange.mock.calls.flat()).toEqual([1, 2, 1, 0]);
});

it('tells the wish by its pressed state under one name', async () => {
  const onWishedChange = vi.fn();
  const { user, rerender } = setup(<ProductCard product={lamp} href="/" onWishedChange={onWishedChange} />);
  const heart = screen.getByRole('button', { name: 'Add Amber Lamp to wishlist', pressed: false });
  await user.click(heart);
  expect(onWishedChange).toHaveBeenCalledExactlyOnceWith(true);
  rerender(<ProductCard product={lamp} href="/" wished onWishedChange={onWishedChange} />);
  expect(screen.getByRole('button', { name: 'Add Amber Lamp to wishlist', pressed: true })).toBe(heart);
});

it('can be looked at only', () => {
  render(<ProductCard product={lamp} href="/" wishable={false} addable={false} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('has picture, title, price and plus only in a row', () => {
  render(<ProductCard product={lamp} href="/" layout="row" />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.queryByText('Cybershop')).not.toBeInTheDocument();
  expect(screen.getByRole('article')).toHaveTextContent('$49.00');
});

it('speaks German', () => {
  render(<ProductCard product={lamp} href="/" quantity={1} labels={de.ProductCard} locale="de-DE" />);
  expect(screen.getByText(/^15\s%\sRabatt$/)).toBeInTheDocument();
  expect(screen.getByRole('spinbutton', { name: 'Menge von Amber Lamp' })).toBeInTheDocument();
  expect(screen.getByRole('article')).toHaveTextContent(/Preis 49,00/);
  expect(screen.getByRole('img', { name: 'Bewertet mit 4,8 von 5' })).toBeInTheDocument();
});
