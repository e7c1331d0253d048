import { expect, it, vi } from 'vitest';
import { act, anyEvent, deferred, describeConformance, screen, setup, waitFor } from '#test-utils';
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

it('closes on confirm, unless its handler returns false', async () => {
  const handleOpenChange = vi.fn();
  const handleConfirm = vi.fn().mockReturnValueOnce(false);
  const { user } = setup(
    <ConfirmDialog {...props} open={undefined} defaultOpen onOpenChange={handleOpenChange} onConfirm={handleConfirm} />,
  );
  const confirm = screen.getByRole('button', { name: 'Remove address' });
  await user.click(confirm);
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  await user.click(confirm);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(handleConfirm.mock.calls).toEqual([[], []]);
  expect(handleOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'confirm', event: anyEvent });
});

it('stays open and pending until the promise of its handler settles, and after a refusal', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const handleOpenChange = vi.fn();
  const [rejected, refused, accepted] = [deferred(), deferred(), deferred()];
  const handleConfirm = vi
    .fn<() => Promise<unknown>>()
    .mockReturnValueOnce(rejected.promise)
    .mockReturnValueOnce(refused.promise.then(() => false))
    .mockReturnValueOnce(accepted.promise);
  const { user } = setup(
    <ConfirmDialog {...props} open={undefined} defaultOpen onOpenChange={handleOpenChange} onConfirm={handleConfirm} />,
  );
  const confirm = screen.getByRole('button', { name: 'Remove address' });
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  const press = async () => {
    await user.click(confirm);
    await user.click(cancel);
    expect(cancel).toHaveAttribute('aria-disabled', 'true');
    expect(handleOpenChange).not.toHaveBeenCalled();
  };

  await press();
  rejected.reject();
  await waitFor(() => expect(cancel).not.toHaveAttribute('aria-disabled'));

  await press();
  refused.resolve();
  await waitFor(() => expect(cancel).not.toHaveAttribute('aria-disabled'));

  await press();
  accepted.resolve();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(handleOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'confirm', event: anyEvent });
});

it('does not ask an owner to close it who has closed it before the promise settled', async () => {
  const handleOpenChange = vi.fn();
  const answer = deferred();
  const dialog = (open: boolean) => (
    <ConfirmDialog {...props} open={open} onOpenChange={handleOpenChange} onConfirm={() => answer.promise} />
  );
  const { user, rerender } = setup(dialog(true));
  await user.click(screen.getByRole('button', { name: 'Remove address' }));
  rerender(dialog(false));
  answer.resolve();
  await act(() => answer.promise);
  expect(handleOpenChange).not.toHaveBeenCalled();
});
