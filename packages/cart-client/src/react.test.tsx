import { readFile } from 'node:fs/promises';
import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { line, World } from '../test/support/world.ts';
import { useCart, useCartItem } from './react.ts';
import type { Cart, CartState } from './types.ts';

function Badge({ cart }: { cart: Cart }) {
  const { count, status } = useCart(cart);
  return <output aria-label="Cart">{`${status} ${count}`}</output>;
}

it('shows the cart and follows it', async () => {
  const world = new World();
  world.seed('guest-0', [line('a', 2)]);
  const cart = world.open();
  render(<Badge cart={cart} />);
  expect(screen.getByRole('status', { name: 'Cart' }).textContent).toBe('idle 0');
  await act(() => cart.start());
  expect(screen.getByRole('status', { name: 'Cart' }).textContent).toBe('ready 2');
  act(() => cart.setQty('a', 5));
  expect(screen.getByRole('status', { name: 'Cart' }).textContent).toBe('ready 5');
  cart.stop();
});

it('hydrates without a mismatch after the cart was loaded by another script', async () => {
  const world = new World();
  world.seed('guest-0', [line('a', 2)]);
  const cart = world.open();
  const served = renderToString(<Badge cart={cart} />);
  const host = document.createElement('div');
  host.append(document.createRange().createContextualFragment(served));
  await cart.start();
  const onRecoverableError = vi.fn();
  await act(async () => {
    hydrateRoot(host, <Badge cart={cart} />, { onRecoverableError });
    await Promise.resolve();
  });
  expect(host.textContent).toBe('ready 2');
  expect(onRecoverableError).not.toHaveBeenCalled();
  cart.stop();
});

it('renders a line again only when that line changes', async () => {
  const world = new World();
  world.seed('guest-0', [line('a', 2), line(7, 1)]);
  const cart = world.open();
  await cart.start();
  const renders = vi.fn();
  function Quantity() {
    renders();
    return <output>{useCartItem(cart, '7')?.qty ?? 'none'}</output>;
  }
  render(<Quantity />);
  renders.mockClear();
  act(() => cart.setQty('a', 9));
  expect(renders).not.toHaveBeenCalled();
  act(() => cart.setQty(7, 4));
  expect(screen.getByRole('status').textContent).toBe('4');
  act(() => cart.remove('7'));
  expect(screen.getByRole('status').textContent).toBe('none');
  cart.stop();
});

it('renders a part again only when that part changes, also one that is made anew each time', async () => {
  const world = new World();
  world.seed('guest-0', [line('a', 2), line('b', 1)]);
  const cart = world.open();
  await cart.start();
  const renders = vi.fn();
  function Count() {
    renders();
    const { total } = useCart(cart, ({ count }) => ({ total: count }));
    return <output>{`${total} ${String(useCart(cart, ({ count }) => count))}`}</output>;
  }
  function Lines() {
    renders();
    return <output>{useCart(cart, selectLength)}</output>;
  }
  const { unmount } = render(<Count />);
  act(() => cart.setQty('a', 3));
  expect(screen.getByRole('status').textContent).toBe('4 4');
  unmount();
  render(<Lines />);
  renders.mockClear();
  act(() => cart.setQty('a', 9));
  expect(renders).not.toHaveBeenCalled();
  act(() => cart.remove('a'));
  expect(screen.getByRole('status').textContent).toBe('1');
  cart.stop();
});

const selectLength = ({ items }: CartState): number => items.length;

it('imports nothing from React that version 18 lacks', async () => {
  const source = await readFile('packages/cart-client/src/react.ts', 'utf8');
  const names = /import \{([^}]*)\} from 'react'/
    .exec(source)?.[1]
    ?.split(',')
    .map((name) => name.trim());
  expect(names?.filter((name) => !['useCallback', 'useMemo', 'useSyncExternalStore'].includes(name))).toEqual([]);
});
