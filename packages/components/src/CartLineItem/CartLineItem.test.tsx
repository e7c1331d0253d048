import { expect, it, vi } from 'vitest';
import { describeConformance, render, screen, setup } from '#test-utils';
import * as de from '../labels/de';
import { CartLineItem } from './CartLineItem';

const line = { id: '7', slug: 'amber-lamp', name: 'Amber Lamp', price: 49, qty: 2, imgUrl: '/x.webp' };

describeConformance(<CartLineItem line={line} href="/amber-lamp" originalPrice={57.65} />, { element: HTMLElement });

it('links the title and says the price of a piece and the sum', () => {
  render(
    <CartLineItem
      line={line}
      href="/amber-lamp"
      details={[{ text: 'USB-C' }, { text: 'Midnight', swatch: '#22283f' }]}
    />,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Amber Lamp' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Amber Lamp' })).toHaveAttribute('href', '/amber-lamp');
  expect(screen.getByText('$49.00 each')).toBeInTheDocument();
  expect(screen.getByText('Midnight')).toBeInTheDocument();
  expect(screen.getByRole('article')).toHaveTextContent('Sum $98.00');
});

it('strikes the sum before the reduction, in words as well', () => {
  const { rerender } = render(<CartLineItem line={line} href="/" originalPrice={57.65} />);
  expect(screen.getByRole('article')).toHaveTextContent('Original price $115.30');
  rerender(<CartLineItem line={line} href="/" originalPrice={49} />);
  expect(screen.getByRole('article')).not.toHaveTextContent('Original price');
});

it('multiplies whole cents', () => {
  render(<CartLineItem line={{ ...line, price: 0.29, qty: 3 }} href="/" />);
  expect(screen.getByRole('article')).toHaveTextContent('$0.87');
});

it('reports a new quantity', async () => {
  const onQuantityChange = vi.fn();
  const { user } = setup(<CartLineItem line={line} href="/" onQuantityChange={onQuantityChange} />);
  await user.click(screen.getByRole('button', { name: 'Increase quantity of Amber Lamp' }));
  expect(onQuantityChange).toHaveBeenCalledExactlyOnceWith(3);
});

it('goes out by its own button, and by the bin at the last piece', async () => {
  const onQuantityChange = vi.fn();
  const onRemove = vi.fn();
  const last = { ...line, qty: 1 };
  const { user, rerender } = setup(
    <CartLineItem line={last} href="/" onQuantityChange={onQuantityChange} onRemove={onRemove} />,
  );
  // Each of the two is found by a name of its own.
  const cross = screen.getByRole('button', { name: 'Remove Amber Lamp' });
  await user.click(cross);
  expect(onRemove).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Decrease quantity of Amber Lamp' }));
  expect(onQuantityChange).toHaveBeenCalledExactlyOnceWith(0);
  rerender(<CartLineItem line={last} href="/" onQuantityChange={onQuantityChange} />);
  await user.click(cross);
  expect(onQuantityChange).toHaveBeenLastCalledWith(0);
});

it('has room for a message under it', () => {
  render(<CartLineItem line={line} href="/" status={<p>Not saved yet</p>} />);
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
});

it('speaks German', () => {
  render(<CartLineItem line={line} href="/" locale="de-DE" labels={de.CartLineItem} />);
  expect(screen.getByText(/^je 49,00\s\$$/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Menge von Amber Lamp erhöhen' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Amber Lamp entfernen' })).toBeInTheDocument();
});
