import { expect, it, vi } from 'vitest';
import { describeConformance, render, screen, setup } from '#test-utils';
import { CartButton } from './CartButton.js';

describeConformance(<CartButton href="/cart" count={2} />, {
  element: HTMLAnchorElement,
  variants: [{ count: 0 }, { onOpen: () => undefined }],
  otherProps: { count: 120 },
});

it('has the number of items in its name, and links to the cart', () => {
  render(<CartButton href="/cart" count={2} />);
  expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toHaveAttribute('href', '/cart');
});

it('opens the cart by click, Enter and Space, and leaves a click that opens a new tab to the browser', async () => {
  const handleOpen = vi.fn();
  const { user } = setup(<CartButton href="/cart" onOpen={handleOpen} />);
  const button = screen.getByRole('button', { name: 'Cart' });
  expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  await user.click(button);
  await user.keyboard('{Enter}');
  await user.keyboard(' ');
  expect(handleOpen).toHaveBeenCalledTimes(3);
  await user.keyboard('{Control>}');
  await user.click(button);
  expect(handleOpen).toHaveBeenCalledTimes(3);
});

it('calls the handlers of the caller first, which can prevent its own', async () => {
  const handleOpen = vi.fn();
  const { user } = setup(
    <CartButton
      href="/cart"
      onOpen={handleOpen}
      onClick={(event) => event.preventDefault()}
      onKeyDown={(event) => event.preventDefault()}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Cart' }));
  await user.keyboard(' ');
  expect(handleOpen).not.toHaveBeenCalled();
});
