import { useState } from 'react';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { StoryContext } from '@storybook/react-vite';
import { Button } from '../src/Button';
import { pressKeys } from './pressKeys';

interface WithOpenerProps {
  /** The dialog, with its state. */
  children: (state: { open: boolean; onOpenChange: (open: boolean) => void }) => ReactNode;
}

/** A button named "Open", and the dialog that it opens. */
export function WithOpener({ children }: WithOpenerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open
      </Button>
      {children({ open, onOpenChange: setOpen })}
    </>
  );
}

/**
 * Checks what every dialog owes the keyboard, in a test with `WithOpener`: Enter opens it, the focus goes in, Escape closes it
 * and restores the focus. `inside` does what is peculiar to one dialog while it is open.
 */
export async function playDialogKeys(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  name: string,
  inside?: (dialog: HTMLElement) => Promise<void>,
): Promise<void> {
  await userEvent.tab();
  const opener = canvas.getByRole('button', { name: 'Open' });
  await expect(opener).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const dialog = await waitFor(() => canvas.queryByRole('alertdialog') ?? canvas.getByRole('dialog'));
  await expect(dialog).toHaveAccessibleName(name);
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await inside?.(dialog);
  await pressKeys('{Escape}', () => document.querySelector<HTMLDialogElement>('dialog:modal')?.requestClose());
  await waitFor(() => expect(dialog).not.toBeVisible());
  await waitFor(() => expect(opener).toHaveFocus());
}
