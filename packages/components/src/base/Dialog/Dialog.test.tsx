import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { anyEvent, describeConformance, fireEvent, render, screen, setup } from '#test-utils';
import { Button } from '../Button/index.js';
import { Dialog } from './Dialog.js';

const close = vi.fn();

describeConformance(
  <Dialog open onOpenChange={close} title="Size guide">
    Text
  </Dialog>,
  {
    opener: 'dialog',
    element: HTMLDialogElement,
    tag: 'dialog',
    visibleLabel: 'close',
    otherProps: { title: 'Delivery' },
  },
);

/** Page with a button that opens the dialog. */
function Page({ alert = false }: { alert?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Clear all</Button>
      <Dialog
        alert={alert}
        open={open}
        onOpenChange={setOpen}
        title="Take everything out?"
        description="This empties your cart."
        actions={<Button onClick={() => setOpen(false)}>Keep it</Button>}
      />
    </>
  );
}

it('is named by its heading and described by its description', async () => {
  const { user } = setup(<Page />);
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  const dialog = screen.getByRole('dialog', { name: 'Take everything out?' });
  expect(dialog).toHaveAccessibleDescription('This empties your cart.');
});

it('closes by its button and by an action', async () => {
  const { user } = setup(<Page />);
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('is an alert dialog without a close button if urgent', async () => {
  const { user } = setup(<Page alert />);
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(screen.getByRole('alertdialog', { name: 'Take everything out?' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
});

it('stays open while its owner declines', async () => {
  const onOpenChange = vi.fn();
  const { user } = setup(
    <Dialog open onOpenChange={onOpenChange} title="Unsaved changes">
      Text
    </Dialog>,
  );
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'close', event: anyEvent });
  expect(screen.getByRole('dialog', { name: 'Unsaved changes' })).toBeInTheDocument();
});

it("uses the caller's name", () => {
  render(<Dialog open onOpenChange={close} title="Size guide" aria-label="Sizes of coats" />);
  expect(screen.getByRole('dialog', { name: 'Sizes of coats' })).toBeInTheDocument();
});

it('does nothing if the caller’s handler prevents it', () => {
  const handleOpenChange = vi.fn();
  render(
    <Dialog
      open
      onOpenChange={handleOpenChange}
      title="Size guide"
      onClick={(event) => event.preventDefault()}
      onCancel={(event) => event.preventDefault()}
    />,
  );
  const dialog = screen.getByRole('dialog');
  fireEvent.click(dialog);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(handleOpenChange).not.toHaveBeenCalled();
});
