import { expect, it, vi } from 'vitest';
import { describeConformance, render, screen, setup } from '#test-utils';
import * as de from '../../labels/de.js';
import { CartLineItem } from './CartLineItem.js';

const line = { id: '7', slug: 'amber-lamp', name: 'Amber Lamp', price: 49, qty: 2, imgUrl: '/x.webp' };

const handlers = { onQuantityChange: () => undefined, onRemove: () => undefined };

describeConformance(<CartLineItem line={line} href="/amber-lamp" originalPrice={57.65} {...handlers} />, {
  element: HTMLElement,
  tag: 'article',
  variants: [{ onQuantityChange: undefined }, { onQuantityChange: undefined, onRemove: undefined }],
  otherProps: { line: { ...line, id: 8, name: 'Oak Chair', qty: 3 }, originalPrice: 0 },
  visibleLabel: 'originalSum',
});

it('has no controls without handlers, and the quantity as text', () => {
  const { rerender } = render(<CartLineItem line={line} href="/" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('2 items')).toBeInTheDocument();
  rerender(<CartLineItem line={line} href="/" onRemove={() => undefined} />);
  expect(screen.getByRole('button')).toHaveAccessibleName('Remove Amber Lamp');
  expect(screen.getByText('2 items')).toBeInTheDocument();
});

it('renders the image with `renderImage`', () => {
  const { container } = render(
    <CartLineItem line={line} href="/" renderImage={({ alt, ...props }) => <img {...props} alt={alt} data-own="" />} />,
  );
  expect(container.querySelector('img[data-own]')).toHaveAttribute('src', '/x.webp');
});

it('calculates in the minor unit of the currency', () => {
  render(<CartLineItem line={{ ...line, price: 1.234, qty: 3 }} href="/" currency="KWD" />);
  expect(screen.getByRole('article')).toHaveTextContent('3.702');
});

it('links the title and shows the unit price and the sum', () => {
  render(
    <CartLineItem
      line={line}
      href="/amber-lamp"
      details={[{ title: 'USB-C' }, { title: 'Midnight', swatch: '#22283f' }]}
    />,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Amber Lamp' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Amber Lamp' })).toHaveAttribute('href', '/amber-lamp');
  expect(screen.getByText('$49.00 each')).toBeInTheDocument();
  expect(screen.getByText('Midnight')).toBeInTheDocument();
  expect(screen.getByRole('article')).toHaveTextContent('Total $98.00');
});

it('shows the sum before the discount struck through, and says so to screen readers', () => {
  const { rerender } = render(<CartLineItem line={line} href="/" originalPrice={57.65} />);
  expect(screen.getByRole('article')).toHaveTextContent('Original price $115.30');
  rerender(<CartLineItem line={line} href="/" originalPrice={49} />);
  expect(screen.getByRole('article')).not.toHaveTextContent('Original price');
});

it('gives two variants of one product different control names', () => {
  const chosen = { ...line, fullName: 'Amber Lamp (Red, M)' };
  render(<CartLineItem line={chosen} href="/" {...handlers} />);
  expect(screen.getByRole('heading', { name: 'Amber Lamp' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove Amber Lamp (Red, M)' })).toBeInTheDocument();
  expect(screen.getByRole('spinbutton', { name: 'Quantity of Amber Lamp (Red, M)' })).toBeInTheDocument();
});

it('shows two details with the same text', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<CartLineItem line={line} href="/" details={[{ title: 'Rose', swatch: 'pink' }, { title: 'Rose' }]} />);
  expect(screen.getAllByText('Rose')).toHaveLength(2);
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});

it('multiplies whole cents', () => {
  render(<CartLineItem line={{ ...line, price: 0.29, qty: 3 }} href="/" />);
  expect(screen.getByRole('article')).toHaveTextContent('$0.87');
});

it('calls `onQuantityChange` with a new quantity', async () => {
  const onQuantityChange = vi.fn();
  const { user } = setup(<CartLineItem line={line} href="/" onQuantityChange={onQuantityChange} />);
  await user.click(screen.getByRole('button', { name: 'Increase quantity of Amber Lamp' }));
  expect(onQuantityChange).toHaveBeenCalledExactlyOnceWith(3, {
    reason: 'increase',
    event: expect.any(Event) as Event,
  });
});

it('is removed by its own button, and by the decrease button at quantity 1', async () => {
  const onQuantityChange = vi.fn();
  const onRemove = vi.fn();
  const last = { ...line, qty: 1 };
  const { user, rerender } = setup(
    <CartLineItem line={last} href="/" onQuantityChange={onQuantityChange} onRemove={onRemove} />,
  );
  // Each button has its own accessible name.
  const cross = screen.getByRole('button', { name: 'Remove Amber Lamp' });
  await user.click(cross);
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(last);
  await user.click(screen.getByRole('button', { name: 'Decrease quantity of Amber Lamp' }));
  expect(onQuantityChange).toHaveBeenCalledExactlyOnceWith(0, {
    reason: 'decrease',
    event: expect.any(Event) as Event,
  });
  rerender(<CartLineItem line={last} href="/" onQuantityChange={onQuantityChange} />);
  await user.click(cross);
  expect(onQuantityChange).toHaveBeenLastCalledWith(0, { reason: 'remove', event: expect.any(Event) as Event });
});

it('shows a message under the line', () => {
  render(<CartLineItem line={line} href="/" status={<p>Not saved yet</p>} />);
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
});

it('shows that its shop is closed', () => {
  const { container } = render(<CartLineItem line={line} href="/" closed status={<p>Not saved yet</p>} />);
  expect(screen.getByText('Shop closed')).toBeInTheDocument();
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
  expect(container.firstElementChild).toHaveAttribute('data-closed', '');
});

it('has German strings', () => {
  render(<CartLineItem line={line} href="/" {...handlers} locale="de-DE" labels={de.CartLineItem} />);
  expect(screen.getByText(/^je 49,00\s\$$/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Menge von Amber Lamp erhöhen' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Amber Lamp entfernen' })).toBeInTheDocument();
});

it.each([
  [{ unavailable: 'sold-out' }, 'Sold out, not in the total', 'Ausverkauft, nicht in der Summe'],
  [{ max: 0 }, 'Sold out, not in the total', 'Ausverkauft, nicht in der Summe'],
  [
    { unavailable: 'not-sold' },
    'Not for sale at the moment, not in the total',
    'Zurzeit nicht erhältlich, nicht in der Summe',
  ],
] as const)('with %o can only be taken out, and shows no sum', async (props, text, german) => {
  const handleQuantity = vi.fn();
  const handleRemove = vi.fn();
  const { user, rerender } = setup(
    <CartLineItem line={line} href="/" {...props} onQuantityChange={handleQuantity} onRemove={handleRemove} />,
  );
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByText('2 items')).toBeInTheDocument();
  expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
  expect(screen.getByRole('article')).not.toHaveTextContent('$98.00');
  await user.click(screen.getByRole('button', { name: 'Remove Amber Lamp' }));
  expect(handleRemove).toHaveBeenCalledExactlyOnceWith(line);
  expect(handleQuantity).not.toHaveBeenCalled();
  rerender(<CartLineItem line={line} href="/" {...props} labels={de.CartLineItem} />);
  expect(screen.getByText(german)).toBeInTheDocument();
});
