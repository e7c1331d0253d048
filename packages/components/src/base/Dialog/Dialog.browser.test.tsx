import { useState } from 'react';
import { expect, it } from 'vitest';
import { queuedEvents, render, screen } from '#test-utils';
import { userEvent } from '../../../test-utils/browser.js';
import { Dialog } from './Dialog.js';

function Page() {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <output>{reason}</output>
      <Dialog
        open={open}
        onOpenChange={(next, details) => {
          setOpen(next);
          setReason(details.reason);
        }}
        title="Size guide"
        actions={<button>Understood</button>}
      />
    </>
  );
}

it('traps focus, closes on Escape and restores focus', async () => {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'Size guide' });
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  expect(opener).not.toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(dialog).not.toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('escape');
  expect(opener).toHaveFocus();
});

/** Page that renders its dialog only while open. */
function ShortLived() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {open && <Dialog open onOpenChange={() => setOpen(false)} title="Size guide" />}
    </>
  );
}

it('restores focus if it is removed while open', async () => {
  render(<ShortLived />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();
});

it('closes by its form at once after an Escape that Chrome did not let it refuse', async () => {
  const reasons: string[] = [];
  let isForced = false;
  function Refusing() {
    const [open, setOpen] = useState(true);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        <Dialog
          open={open}
          title="Size guide"
          onCancel={({ cancelable }) => {
            isForced = !cancelable;
          }}
          onOpenChange={(_, { reason }) => {
            if (reason === 'escape' && !isForced) return;
            reasons.push(reason);
            setOpen(false);
          }}
        >
          <form method="dialog">
            <button>Understood</button>
          </form>
        </Dialog>
      </>
    );
  }
  render(<Refusing />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  const closed = new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
  for (let press = 0; press < 4 && dialog.open; press += 1) await userEvent.keyboard('{Escape}');
  await closed;
  expect(reasons).toEqual(['escape']);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByRole('button', { name: 'Understood' }));
  await expect.poll(() => reasons).toEqual(['escape', 'close']);
  expect(dialog.open).toBe(false);
});

it('returns focus to its trigger, also if it was open initially', async () => {
  render(<Dialog defaultOpen trigger={<button>Open</button>} title="Size guide" />);
  const trigger = screen.getByText('Open');
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Size guide' });
  for (const press of ['{Enter}', ' ']) {
    expect(dialog.open).toBe(true);
    expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.click(dialog, { position: { x: 2, y: 2 } });
    await userEvent.keyboard('{Escape}');
    expect(dialog.open).toBe(false);
    expect(trigger).toHaveFocus();
    expect(trigger).toHaveAttribute('aria-controls', dialog.id);
    await userEvent.keyboard(press);
  }
});

it('is closed by a form inside without any state of its owner', async () => {
  const element = (
    <Dialog defaultOpen title="Size guide">
      <form method="dialog">
        <button>Understood</button>
      </form>
    </Dialog>
  );
  const { rerender } = render(element);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  await userEvent.click(screen.getByRole('button', { name: 'Understood' }));
  await expect.poll(() => dialog.open).toBe(false);
  await queuedEvents();
  // Also renders what the event has changed: a state that is still open would open the dialog again.
  rerender(element);
  expect(dialog.open).toBe(false);
});
