import { useState } from 'react';
import { expect, it } from 'vitest';
import { queuedEvents, render, screen } from '#test-utils';
import { userEvent } from '../../../test-utils/browser.js';
import { ConfirmDialog } from './ConfirmDialog.js';

function Page({ pending }: { pending: boolean }) {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(0);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <output>{asked}</output>
      <ConfirmDialog
        open={open}
        pending={pending}
        title="Remove “Home”?"
        onOpenChange={(next) => {
          setOpen(next);
          setAsked(asked + 1);
        }}
        onConfirm={() => setOpen(false)}
      >
        <form method="dialog">
          <button>Not now</button>
        </form>
      </ConfirmDialog>
    </>
  );
}

it('stays open while pending, however often Escape is pressed', async () => {
  render(<Page pending />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole<HTMLDialogElement>('alertdialog');
  for (let press = 0; press < 4; press += 1) {
    await userEvent.keyboard('{Escape}');
    await queuedEvents();
    await expect.poll(() => dialog.open).toBe(true);
  }
});

it('asks the owner once when a form inside closes it', async () => {
  render(<Page pending={false} />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await expect.poll(() => screen.getByRole('status').textContent).toBe('1');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(opener).toHaveFocus();
  await userEvent.click(opener);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('status')).toHaveTextContent('2');
});
