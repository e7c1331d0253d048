import { expect, it, vi } from 'vitest';
import { describeConformance, render, screen, setup } from '#test-utils';
import { Toast } from './Toast.js';

describeConformance(
  <Toast label="Undo" onClose={vi.fn()}>
    Bear removed
  </Toast>,
  {
    element: HTMLDivElement,
    label: 'Undo',
    visibleLabel: 'close',
    otherProps: { children: 'Key removed' },
  },
);

it('calls its action and its close handler', async () => {
  const handleUndo = vi.fn();
  const handleClose = vi.fn();
  const { user } = setup(
    <Toast label="Undo" actionText="Undo" onAction={handleUndo} onClose={handleClose}>
      Bear removed
    </Toast>,
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(handleUndo).toHaveBeenCalledExactlyOnceWith();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(handleClose).toHaveBeenCalledExactlyOnceWith();
});

it('renders no button without a handler', () => {
  render(
    <Toast label="Cart" actionText="Undo">
      The cart was emptied
    </Toast>,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
