import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { act, deferred, describeConformance, render, screen, setup, within } from '#test-utils';
import { CartDrawer } from './CartDrawer.js';
import type { CartDrawerLine } from './types.js';

const shop = { id: 1, name: 'Corner', href: '/shops/corner' };
const line = (id: string, price: number, qty: number, more: Partial<CartDrawerLine> = {}): CartDrawerLine => ({
  id,
  name: `Product ${id}`,
  price,
  qty,
  imgUrl: '/picture.webp',
  href: `/products/${id}`,
  ...more,
});
const items = [line('a', 49, 2, { shop }), line('b', 3, 1), line('c', 1.5, 1, { shop: { ...shop, id: 2 } })];
const handlers = { onOpenChange: vi.fn(), onQuantityChange: vi.fn(), onRemove: vi.fn() };

afterEach(() => void vi.useRealTimers());

describeConformance(<CartDrawer open items={items} cartHref="/cart" {...handlers} />, {
  element: HTMLDialogElement,
  opener: 'dialog',
  visibleLabel: 'viewCart',
  variants: [{ items: [] }],
  otherProps: { items: items.slice(1) },
});

function Cart() {
  const [now, setNow] = useState(items);
  return (
    <CartDrawer
      open
      items={now}
      cartHref="/cart"
      onOpenChange={vi.fn()}
      onQuantityChange={(qty, { line: changed }) =>
        setNow(now.map((item) => (item === changed ? { ...item, qty } : item)))
      }
      onRemove={(gone) => setNow(now.filter((item) => item !== gone))}
      onUndo={(back) => setNow([...now, back])}
    />
  );
}

it('groups lines by shop, separates two shops with one name, and shows each sum and the total', () => {
  render(<CartDrawer open items={items} cartHref="/cart" checkoutHref="/checkout" {...handlers} />);
  const groups = screen.getAllByRole('group');
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['Corner', 'Other', 'Corner']);
  expect(groups.map((group) => within(group).getByText(/^Subtotal/).parentElement?.textContent)).toEqual([
    'Subtotal $98.00',
    'Subtotal $3.00',
    'Subtotal $1.50',
  ]);
  expect(screen.getByText('$102.50')).toBeInTheDocument();
  expect(screen.getByText('4 items')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
});

it('adds a detail to the names of two shops only if the names are equal', () => {
  const twins = [
    line('a', 1, 1, { shop: { ...shop, detail: 'Leeds' } }),
    line('b', 1, 1, { shop: { ...shop, id: 2, detail: 'Bath' } }),
    line('c', 1, 1, { shop: { id: 3, name: 'Other corner', detail: 'York' } }),
  ];
  render(<CartDrawer open items={twins} cartHref="/cart" {...handlers} />);
  const titles = ['Corner, Leeds', 'Corner, Bath', 'Other corner'];
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(titles);
  for (const name of titles) {
    expect(within(screen.getByRole('group', { name })).getByRole('list', { name })).toBeInTheDocument();
  }
});

it('marks a closed shop and each of its lines; a line may have its own status', () => {
  const some = [
    line('a', 1, 1, { shop: { ...shop, closed: true }, status: <p>Now $2.00</p> }),
    line('b', 1, 1, { shop: { ...shop, id: 2, name: 'Bakery' } }),
  ];
  render(<CartDrawer open items={some} cartHref="/cart" {...handlers} />);
  const closed = screen.getByRole('group', { name: 'Corner' });
  expect(closed).toHaveAccessibleDescription('This shop takes no orders at the moment. What you chose stays here.');
  const article = within(closed).getByRole('article');
  expect(article).toHaveTextContent('Shop closed');
  expect(article).toHaveTextContent('Now $2.00');
  const other = screen.getByRole('group', { name: 'Bakery' });
  expect(other).not.toHaveAccessibleDescription();
  expect(other).not.toHaveTextContent('closed');
});

it('changes, removes and restores a line, and moves the focus to the next control', async () => {
  const { user } = setup(<Cart />);
  await user.click(screen.getByRole('button', { name: 'Increase quantity of Product b' }));
  expect(screen.getByText('5 items')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove Product a' }));
  expect(screen.getByRole('link', { name: 'Product b' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Product a removed');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('link', { name: 'Product a' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Product a is back in the cart');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('announces a removal and offers Undo once the caller accepts it; a rejected Undo is offered again', async () => {
  const removal = deferred();
  const restoring = deferred();
  const props = { cartHref: '/cart', ...handlers, onRemove: () => removal.promise, onUndo: () => restoring.promise };
  const { user, rerender } = setup(<CartDrawer open items={items} {...props} />);
  await user.click(screen.getByRole('button', { name: 'Remove Product a' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  rerender(<CartDrawer open items={items.slice(1)} {...props} />);
  removal.resolve();
  await act(() => removal.promise);
  expect(screen.getByRole('status')).toHaveTextContent('Product a removed');

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(screen.getByRole('status')).not.toHaveTextContent('Product a is back in the cart');
  restoring.reject();
  await act(() => restoring.promise.catch(() => undefined));
  expect(screen.getByRole('alert')).toHaveTextContent('The cart could not be changed. Please try again.');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
});

it('announces a rejected removal, and leaves the focus unchanged', async () => {
  const props = {
    cartHref: '/cart',
    ...handlers,
    onUndo: vi.fn(),
    onRemove: () => Promise.reject(new Error('offline')),
  };
  const { user, rerender } = setup(<CartDrawer open items={items} {...props} />);
  const button = screen.getByRole('button', { name: 'Remove Product a' });
  await user.click(button);
  expect(screen.getByRole('alert')).toHaveTextContent('The cart could not be changed. Please try again.');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  rerender(<CartDrawer open items={[...items]} {...props} />);
  expect(button).toHaveFocus();
});

it('announces a line by its full name, and shows its name', async () => {
  const chosen = line('a', 49, 2, { name: 'Key', fullName: 'Key (Red)', details: [{ title: 'Red', swatch: 'red' }] });
  const { user } = setup(<CartDrawer open items={[chosen]} cartHref="/cart" onUndo={vi.fn()} {...handlers} />);
  expect(screen.getByRole('heading', { name: 'Key' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove Key (Red)' }));
  expect(screen.getByRole('status')).toHaveTextContent('Key (Red) removed');
  expect(screen.getByRole('group', { name: 'Undo' })).toHaveTextContent('Key (Red) removed');
});

it('removes Undo after the drawer closes, or when the line is in the cart again', async () => {
  const props = { cartHref: '/cart', onUndo: vi.fn(), ...handlers };
  const without = items.slice(1);
  const { user, rerender } = setup(<CartDrawer open items={items} {...props} />);
  const removeFirst = async () => {
    rerender(<CartDrawer open items={items} {...props} />);
    await user.click(screen.getByRole('button', { name: 'Remove Product a' }));
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
    rerender(<CartDrawer open items={without} {...props} />);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  };
  const undo = () => screen.queryByRole('button', { name: 'Undo', hidden: true });

  await removeFirst();
  rerender(<CartDrawer open={false} items={without} {...props} />);
  rerender(<CartDrawer open items={without} {...props} />);
  expect(undo()).not.toBeInTheDocument();

  await removeFirst();
  rerender(<CartDrawer open items={[...without, line('a', 49, 1, { shop })]} {...props} />);
  expect(undo()).not.toBeInTheDocument();
});

it('shows a notice with Retry when a change is unsaved for five seconds, and hides it after saving', async () => {
  vi.useFakeTimers();
  const handleRetry = vi.fn();
  const props = { open: true, items, cartHref: '/cart', onRetry: handleRetry, ...handlers };
  const { rerender } = render(<CartDrawer {...props} saved={false} />);
  await act(() => vi.advanceTimersByTimeAsync(4999));
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(1));
  act(() => screen.getByRole('button', { name: 'Retry' }).focus());
  act(() => screen.getByRole('button', { name: 'Retry' }).click());
  expect(handleRetry).toHaveBeenCalledOnce();
  rerender(<CartDrawer {...props} saved />);
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  await act(() => Promise.resolve());
  expect(document.activeElement).not.toBe(document.body);
  expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
});

it('shows that the cart is empty', () => {
  render(<CartDrawer open items={[]} cartHref="/cart" checkoutHref="/checkout" {...handlers} />);
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Checkout' })).not.toBeInTheDocument();
});

it('excludes lines that cannot be ordered from every sum and from the count', () => {
  const some = [
    items[0]!,
    line('x', 9, 3, { shop, unavailable: 'sold-out' }),
    line('y', 7, 1, { unavailable: 'not-sold' }),
  ];
  const { rerender } = render(<CartDrawer open items={some} cartHref="/cart" checkoutHref="/checkout" {...handlers} />);
  expect(screen.getByText('2 items', { selector: '*:not(article *)' })).toBeInTheDocument();
  const sums = screen
    .getAllByRole('group')
    .map((group) => within(group).getByText(/^Subtotal/).parentElement?.textContent);
  expect(sums).toEqual(['Subtotal $98.00', 'Subtotal $0.00']);
  expect(screen.getByText('Sold out, not in the total')).toBeInTheDocument();
  rerender(<CartDrawer open items={some.slice(1)} cartHref="/cart" checkoutHref="/checkout" {...handlers} />);
  expect(screen.queryByRole('link', { name: 'Checkout' })).not.toBeInTheDocument();
});

it('renders no heading over the lines of the only shop', () => {
  render(<CartDrawer open items={[line('a', 3, 1)]} cartHref="/cart" {...handlers} />);
  expect(screen.queryByText('Other')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
});

it('formats lines and sums in the currency of their records, and rejects mixed currencies', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { rerender } = render(
    <CartDrawer open items={[line('a', 3, 1, { currency: 'EUR' })]} cartHref="/cart" {...handlers} />,
  );
  expect(screen.getAllByText('€3.00')).toHaveLength(2);
  expect(errors).not.toHaveBeenCalled();
  const mixed = [line('a', 3, 1, { currency: 'EUR' }), line('b', 4, 1, { currency: 'USD' })];
  rerender(<CartDrawer open items={mixed} cartHref="/cart" {...handlers} />);
  expect(errors.mock.calls[0]?.[0]).toContain('mr: records in EUR and USD share one sum');
  errors.mockRestore();
});
