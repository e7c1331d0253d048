import { expect, it, vi } from 'vitest';
import { anyEvent, describeConformance, screen, setup, waitFor } from '#test-utils';
import * as de from '../../labels/de.js';
import { WishlistButton } from './WishlistButton.js';

const product = { id: 7, title: 'Amber Lamp', price: 40 };
const button = () => screen.getByRole('button');

describeConformance(<WishlistButton product={product} onWishlistChange={() => undefined} />, {
  element: HTMLButtonElement,
  label: 'Add Amber Lamp to wishlist',
  variants: [{ defaultWished: true }],
  visibleLabel: 'label',
  otherProps: { product: { id: 8, title: 'Blue Lamp' } },
});

it('keeps its name and changes its state, and calls the handler with it', async () => {
  const handleChange = vi.fn();
  const { user } = setup(<WishlistButton product={product} onWishlistChange={handleChange} />);
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  await user.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  expect(button()).toHaveAccessibleName('Add Amber Lamp to wishlist');
  await user.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'false');
  expect(handleChange.mock.calls).toEqual([
    [true, { event: anyEvent }],
    [false, { event: anyEvent }],
  ]);
});

it('changes nothing when the handler rejects, and announces the failure', async () => {
  const fails = () => Promise.reject(new Error('offline'));
  const { user } = setup(<WishlistButton product={product} onWishlistChange={fails} labels={de.WishlistButton} />);
  await user.click(button());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Amber Lamp: Die Merkliste'));
  expect(button()).toHaveAttribute('aria-pressed', 'false');
});

it('shows the controlled state', async () => {
  const { user, rerender } = setup(<WishlistButton product={product} wished onWishlistChange={() => undefined} />);
  await user.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  rerender(<WishlistButton product={product} wished={false} onWishlistChange={() => undefined} />);
  expect(button()).toHaveAttribute('aria-pressed', 'false');
});
