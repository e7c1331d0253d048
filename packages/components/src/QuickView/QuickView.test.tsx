import { expect, it, vi } from 'vitest';
import { act, describeConformance, render, screen, setup, waitFor, within } from '#test-utils';
import * as de from '../labels/de';
import { QuickView } from './QuickView';

const product = {
  id: 'lamp',
  title: 'Amber Lamp',
  price: 40,
  discount: 10,
  rating: 4.5,
  ratingCount: 12,
  shop: { name: 'Lumen' },
  size: ['S', 'M'],
  variants: [{ id: 'lamp~~M', price: 60 }],
};
const items = [{ src: '/1.webp' }, { src: '/2.webp' }];
const base = { open: true, onOpenChange: () => undefined, href: '/lamp', items };

describeConformance(<QuickView {...base} product={product} onAdd={() => undefined} />, {
  element: HTMLDialogElement,
  tag: 'dialog',
  variants: [{ product: undefined }, { error: 'Failed' }],
  visibleLabel: 'more',
  otherProps: { product: { ...product, id: 'other', title: 'Blue Lamp' } },
});

it('shows pictures, shop, score and price, and leads to the page', () => {
  render(<QuickView {...base} product={product} />);
  const dialog = screen.getByRole('dialog', { name: 'Amber Lamp' });
  expect(within(dialog).getByRole('img', { name: 'Amber Lamp, picture 1 of 2' })).toBeInTheDocument();
  expect(within(dialog).getByRole('img', { name: /^Rated 4.5/ })).toBeInTheDocument();
  expect(within(dialog).getByText('$36.00')).toBeInTheDocument();
  expect(within(dialog).getByRole('link', { name: 'View full details' })).toHaveAttribute('href', '/lamp');
  expect(within(dialog).queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument();
});

it('adds the choice with its quantity, says so for a moment, and shows the price of the choice', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const handleAdd = vi.fn(() => Promise.resolve());
  const { user } = setup(<QuickView {...base} product={product} onAdd={handleAdd} />);
  await user.click(screen.getByRole('radio', { name: 'M' }));
  expect(screen.getByText('$54.00')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Increase/ }));
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(handleAdd).toHaveBeenCalledWith(product, { color: undefined, size: 'M', quantity: 2 });
  expect(await screen.findByRole('button', { name: 'Added' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('Amber Lamp added to cart')).toBeInTheDocument());
  act(() => void vi.advanceTimersByTime(2100));
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeInTheDocument();
  vi.useRealTimers();
});

it('tells a failure in words and can be tried again', async () => {
  const handleAdd = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(undefined);
  const { user } = setup(<QuickView {...base} product={product} onAdd={handleAdd} />);
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect((await screen.findAllByText(/The cart could not be changed/)).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByRole('button', { name: 'Added' })).toBeInTheDocument();
});

it('says that it is sold out in place of the button', () => {
  render(<QuickView {...base} product={{ ...product, stock: 0 }} onAdd={() => undefined} />);
  expect(screen.getByText('Sold out')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument();
});

it('keeps the place of a product that is being fetched, and shows a failure in its place', () => {
  const { rerender } = render(<QuickView {...base} />);
  expect(screen.getByRole('dialog', { name: 'Loading the product…' })).toHaveAttribute('aria-busy', 'true');
  rerender(<QuickView {...base} error={<p>It could not be loaded.</p>} />);
  expect(screen.getByRole('dialog')).not.toHaveAttribute('aria-busy');
  expect(screen.getByText('It could not be loaded.')).toBeInTheDocument();
});

it('speaks German', () => {
  render(<QuickView {...base} product={product} onAdd={() => undefined} labels={de.QuickView} />);
  expect(screen.getByRole('button', { name: 'In den Warenkorb' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Alle Details ansehen' })).toBeInTheDocument();
  // Nor do the parts inside it speak English.
  expect(screen.getByRole('button', { name: 'Schließen' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: `Menge von ${product.title} erhöhen` })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Größe' })).toBeInTheDocument();
});
