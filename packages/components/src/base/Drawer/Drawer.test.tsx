import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { describeConformance, screen, setup } from '#test-utils';
import { Drawer } from './Drawer.js';

describeConformance(
  <Drawer open onOpenChange={vi.fn()} title="Your cart">
    Text
  </Drawer>,
  {
    opener: 'dialog',
    element: HTMLDialogElement,
    tag: 'dialog',
    visibleLabel: 'close',
    otherProps: { title: 'Filters', side: 'start' },
  },
);

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Cart</button>
      <Drawer open={open} onOpenChange={setOpen} title="Your cart" footer={<a href="/checkout">Checkout</a>}>
        <p>Two items</p>
      </Drawer>
    </>
  );
}

it('shows content and footer under its name, and closes by its button', async () => {
  const { user } = setup(<Page />);
  await user.click(screen.getByRole('button', { name: 'Cart' }));
  expect(screen.getByRole('dialog', { name: 'Your cart' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Checkout' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
