import { expect, waitFor } from 'storybook/test';
import type { StoryContext } from '@storybook/react-vite';
import { Button } from '../src/base/Button';
import { pressKeys } from './pressKeys';

/** Props of a dialog that a button named "Open" opens. */
export const withTrigger = { open: undefined, trigger: <Button>Open</Button> };

/**
 * Tests the keyboard contract of a dialog with `withTrigger`: Enter opens it, focus moves in, Escape closes it and
 * restores focus. `inside` runs while it is open.
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
