import { expect, userEvent, waitFor, within } from 'storybook/test';

/** Context of a story's `play`. */
interface PlayContext {
  canvasElement: HTMLElement;
}

/** Opens the only menu of a story by its button. For `play`. */
export async function openMenu({ canvasElement }: PlayContext): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button'));
  await expect(await canvas.findByRole('menu')).toBeVisible();
}

/** Opens the menu and, by `key`, the side panel of the first row that has one. */
export async function openMenuPanel({ canvasElement }: PlayContext, key = '{Enter}'): Promise<void> {
  await openMenu({ canvasElement });
  const canvas = within(canvasElement);
  const row = canvas.getAllByRole('menuitem').find((item) => item.hasAttribute('aria-haspopup'));
  row?.focus();
  await userEvent.keyboard(key);
  await waitFor(() => expect(canvas.getAllByRole('menu')).toHaveLength(2));
}
