import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { changeCart, isTaken } from '../../cart/isTaken';
import { cart } from '../../store';
import { CartRefusal } from './CartRefusal';

const messages = { label: 'Cart', line: 'Not taken.', full: 'Full.', close: 'Close' };
const line = { id: 'a', slug: 'a', name: 'A', price: 1, qty: 1, imgUrl: '/a.webp' };
const long = { ...line, id: 'long', name: 'x'.repeat(333) };

it('shows what the cart did not take, until it is closed or the next is refused', async () => {
  render(<CartRefusal messages={messages} />);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  await act(async () => {
    expect(isTaken(() => cart.add(line))).toBe(true);
    await expect(changeCart(() => cart.setItem(long))).rejects.toThrow('refused');
  });
  expect(screen.getByRole('group', { name: 'Cart' })).toHaveTextContent('Not taken.');
  expect(screen.getByRole('alert')).toHaveTextContent('Not taken.');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  act(() => {
    for (let n = 0; n < 199; n += 1) cart.add({ ...line, id: `n${String(n)}` });
    // An older refusal does not make the next change one.
    expect(isTaken(() => cart.add(line))).toBe(true);
    expect(isTaken(() => cart.add({ ...line, id: 'one too many' }))).toBe(false);
  });
  expect(screen.getByRole('group', { name: 'Cart' })).toHaveTextContent('Full.');
});
