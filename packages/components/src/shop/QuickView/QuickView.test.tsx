import { expect, it, vi } from 'vitest';
import { act, describeConformance, render, screen, setup, waitFor, within } from '#test-utils';
import * as de from '../../labels/de.js';
import { QuickView } from './QuickView.js';

const product = {
  id: 'lamp',
  title: 'Amber Lamp',
  price: 40,
  discount: 10,
  rating: 4.5,
  ratingCount: 12,
  shop: { name: 'Lumen' },
  size: ['S', 'M'],
  variants: [{ size: 'M', price: 60 }],
};
const items = [{ src: '/1.webp' }, { src: '/2.webp' }];
const base = { open: true, onOpenChange: () => undefined, href: '/lamp', items };

describeConformance(<QuickView {...base} product={product} onAdd={() => undefined} />, {
  element: HTMLDialogElement,
  opener: 'dialog',
  tag: 'dialog',
  variants: [{ product: undefined }, { error: 'Failed' }],
  visibleLabel: 'more',
  otherProps: { product: { ...product, id: 'other', title: 'Blue Lamp' } },
});

it('shows images, shop, rating and price, and links to the page', () => {
  render(<QuickView {...base} product={product} />);
  const dialog = screen.getByRole('dialog', { name: 'Amber Lamp' });
  expect(within(dialog).getByRole('img', { name: 'Amber Lamp, picture 1 of 2' })).toBeInTheDocument();
  expect(within(dialog).getByRole('img', { name: /^Rated 4.5/ })).toBeInTheDocument();
  expect(within(dialog).getByText('$36.00')).toBeInTheDocument();
  expect(within(dialog).getByRole('link', { name: 'View full details' })).toHaveAttribute('href', '/lamp');
  expect(within(dialog).queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument();
});

it('adds the choice with its quantity, shows "Added" briefly, and shows the price of the choice', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const handleAdd = vi.fn(() => Promise.resolve());
  const { user } = setup(<QuickView {...base} product={product} onAdd={handleAdd} />);
  await user.click(screen.getByRole('radio', { name: 'M' }));
  expect(screen.getByText('$54.00')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Increase/ }));
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(handleAdd).toHaveBeenCalledWith(product, { color: undefined, size: 'M', quantity: 2 });
  expect(await screen.findByRole('button', { name: 'Added' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('Amber Lamp, Size M added to cart')).toBeInTheDocument());
  act(() => void vi.advanceTimersByTime(2100));
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeInTheDocument();
  vi.useRealTimers();
});

it('preselects no size, and focuses the sizes until one is chosen', async () => {
  const handleAdd = vi.fn();
  const { user } = setup(<QuickView {...base} product={product} onAdd={handleAdd} />);
  for (const size of screen.getAllByRole('radio')) expect(size).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Choose a size' }));
  expect(handleAdd).not.toHaveBeenCalled();
  expect(screen.getByRole('radio', { name: 'S' })).toHaveFocus();
  expect(screen.getByRole('group', { name: 'Size' })).toHaveAttribute('data-missing');
  expect(screen.getByRole('status')).toHaveTextContent('Choose a size');
});

it('is narrow without images, and reserves their space while the product loads', () => {
  const { rerender } = render(<QuickView {...base} items={undefined} />);
  const dialog = screen.getByRole('dialog');
  expect(dialog.className).not.toMatch(/noPictures/);
  rerender(<QuickView {...base} items={[]} />);
  expect(dialog.className).toMatch(/noPictures/);
  rerender(<QuickView {...base} items={undefined} product={product} />);
  expect(dialog.className).toMatch(/noPictures/);
  rerender(<QuickView {...base} product={product} />);
  expect(dialog.className).not.toMatch(/noPictures/);
});

it('lowers the quantity to the stock of another choice, and adds that quantity', async () => {
  const handleAdd = vi.fn();
  const variants = [
    { size: 'S', stock: 10 },
    { size: 'M', stock: 2 },
  ];
  const { user } = setup(<QuickView {...base} product={{ ...product, variants }} onAdd={handleAdd} />);
  await user.click(screen.getByRole('radio', { name: 'S' }));
  const field = screen.getByRole('spinbutton');
  await user.clear(field);
  await user.type(field, '5');
  await user.click(screen.getByRole('radio', { name: 'M' }));
  expect(field).toHaveValue('2');
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(handleAdd).toHaveBeenCalledExactlyOnceWith({ ...product, variants }, { size: 'M', quantity: 2 });
  await user.click(screen.getByRole('radio', { name: 'S' }));
  expect(field).toHaveValue('2');
});

it('adds nothing while the field is invalid, and counts each press while the cart responds', async () => {
  const handleAdd = vi.fn(() => new Promise(() => undefined));
  const { user } = setup(<QuickView {...base} product={{ ...product, size: ['One'] }} onAdd={handleAdd} />);
  const field = screen.getByRole('spinbutton');
  await user.clear(field);
  await user.type(field, '2.5');
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(handleAdd).not.toHaveBeenCalled();
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, '2');
  await user.dblClick(screen.getByRole('button', { name: 'Add to cart' }));
  expect(handleAdd).toHaveBeenCalledTimes(2);
});

it('shows that everything is sold out, and preselects an available choice', () => {
  const colors = ['#111111', '#222222'].map((value) => ({ value, label: value }));
  const [first, second] = colors.map(({ value }) => ({ color: value, stock: 0 }));
  const view = (variants: object[], size: string[] | null = null) => (
    <QuickView {...base} colors={colors} product={{ ...product, size, variants }} onAdd={() => undefined} />
  );
  const { rerender } = render(view([first!]));
  expect(screen.getByRole('radio', { name: /#111111/ })).toBeDisabled();
  expect(screen.getByRole('radio', { name: '#222222' })).toBeChecked();
  for (const size of [null, ['S', 'M']]) {
    rerender(view([first!, second!], size));
    expect(screen.getByText('Sold out')).toBeInTheDocument();
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(screen.queryByRole('button', { name: /Add|Choose/ })).not.toBeInTheDocument();
  }
});

it('shows a failure as text, and can be retried', async () => {
  const handleAdd = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(undefined);
  const { user } = setup(<QuickView {...base} product={{ ...product, size: null }} onAdd={handleAdd} />);
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect((await screen.findAllByText(/The cart could not be changed/)).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByRole('button', { name: 'Added' })).toBeInTheDocument();
});

it('shows that the product is sold out instead of the button', () => {
  render(<QuickView {...base} product={{ ...product, stock: 0 }} onAdd={() => undefined} />);
  for (const size of screen.getAllByRole('radio')) expect(size).toBeDisabled();
  expect(screen.getByText('Sold out')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument();
});

it('reserves the space of a loading product, and shows an error in its place', () => {
  const { rerender } = render(<QuickView {...base} />);
  expect(screen.getByRole('dialog', { name: 'Loading the product…' })).toHaveAttribute('aria-busy', 'true');
  rerender(<QuickView {...base} error={<p>It could not be loaded.</p>} />);
  expect(screen.getByRole('dialog')).not.toHaveAttribute('aria-busy');
  expect(screen.getByText('It could not be loaded.')).toBeInTheDocument();
});

it('has German strings', () => {
  render(<QuickView {...base} product={product} onAdd={() => undefined} labels={de.QuickView} />);
  expect(screen.getByRole('button', { name: 'Größe wählen' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Alle Details ansehen' })).toBeInTheDocument();
  // The nested components are German, too.
  expect(screen.getByRole('button', { name: 'Schließen' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: `Menge von ${product.title} erhöhen` })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Größe' })).toBeInTheDocument();
});

it('shows the price per unit of the chosen variant', async () => {
  const { user } = setup(<QuickView {...base} product={{ ...product, measure: { amount: 0.5, unit: 'l' } }} />);
  expect(screen.getByText('$72.00 / l')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'M' }));
  expect(screen.getByText('$108.00 / l')).toBeInTheDocument();
});
