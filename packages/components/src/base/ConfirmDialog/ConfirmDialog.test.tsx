import { expect, it, vi } from 'vitest';
import { anyEvent, describeConformance, screen, setup } from '#test-utils';
import { ConfirmDialog } from './ConfirmDialog.js';

const props = { open: true, title: 'Remove “Home”?', description: 'Orders keep it.', confirmText: 'Remove address' };

describeConformance(<ConfirmDialog {...props} onOpenChange={vi.fn()} onConfirm={vi.fn()} />, {
  element: HTMLDialogElement,
  opener: 'dialog',
  tag: 'dialog',
  visibleLabel: 'cancel',
  otherProps: { title: 'Remove “Office”?', confirmText: undefined },
});

it('is an alert dialog with two answers', async () => {
  const onOpenChange = vi.fn();
  const onConfirm = vi.fn();
  const { user } = setup(<ConfirmDialog {...props} onOpenChange={onOpenChange} onConfirm={onConfirm} />);
  const dialog = screen.getByRole('alertdialog', { name: 'Remove “Home”?' });
  expect(dialog).toHaveAccessibleDescription('Orders keep it.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'cancel', event: anyEvent });
  await user.click(screen.getByRole('button', { name: 'Remove address' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

it('disables both answers while pending', async () => {
  const onOpenChange = vi.fn();
  const onConfirm = vi.fn();
  const { user } = setup(<ConfirmDialog {...props} pending onOpenChange={onOpenChange} onConfirm={onConfirm} />);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Remove address' }));
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(onConfirm).not.toHaveBeenCalled();
});

it('closes on confirm, unless its handler prevents it', async () => {
  let isSent = false;
  const handleOpenChange = vi.fn();
  const { user } = setup(
    <ConfirmDialog
      {...props}
      open={undefined}
      defaultOpen
      onOpenChange={handleOpenChange}
      onConfirm={(event) => {
        if (!isSent) event.preventDefault();
        isSent = true;
      }}
    />,
  );
  const confirm = screen.getByRole('button', { name: 'Remove address' });
  await user.click(confirm);
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  await user.click(confirm);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(handleOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'confirm', event: anyEvent });
});
