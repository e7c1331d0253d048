import { expect, it, vi } from 'vitest';
import { describeConformance, screen, setup } from '#test-utils';
import { ConfirmDialog } from './ConfirmDialog';

const props = { open: true, title: 'Remove “Home”?', description: 'Orders keep it.', confirmText: 'Remove address' };

describeConformance(<ConfirmDialog {...props} onOpenChange={vi.fn()} onConfirm={vi.fn()} />, {
  element: HTMLDialogElement,
  tag: 'dialog',
  visibleLabel: 'cancel',
  otherProps: { title: 'Remove “Office”?', confirmText: undefined },
});

it('asks an urgent question and gives both answers', async () => {
  const onOpenChange = vi.fn();
  const onConfirm = vi.fn();
  const { user } = setup(<ConfirmDialog {...props} onOpenChange={onOpenChange} onConfirm={onConfirm} />);
  const dialog = screen.getByRole('alertdialog', { name: 'Remove “Home”?' });
  expect(dialog).toHaveAccessibleDescription('Orders keep it.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'cancel' });
  await user.click(screen.getByRole('button', { name: 'Remove address' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

it('waits while the answer is carried out', async () => {
  const onOpenChange = vi.fn();
  const onConfirm = vi.fn();
  const { user } = setup(<ConfirmDialog {...props} pending onOpenChange={onOpenChange} onConfirm={onConfirm} />);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Remove address' }));
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(onConfirm).not.toHaveBeenCalled();
});
