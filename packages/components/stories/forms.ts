import { expect, fn, userEvent, within } from 'storybook/test';

/** `onSubmit` that fails. */
export const refuse = () => Promise.reject<undefined>(new Error('refused'));

/** `onSubmit` that never settles. */
export const neverEnd = () => new Promise<undefined>(() => undefined);

/** Context of a story's `play`. */
interface PlayContext {
  canvasElement: HTMLElement;
  args: object;
}

/** Fills in and submits the form of a story. For `play`. `values` has the text of each field by name; `true` presses it. */
export async function sendForm(
  { canvasElement }: Pick<PlayContext, 'canvasElement'>,
  values: Record<string, string | true> = {},
): Promise<void> {
  const form = canvasElement.querySelector('form') as HTMLFormElement;
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name) as HTMLElement;
    if (value === true) await userEvent.click(field);
    else await userEvent.type(field, value);
  }
  await userEvent.click(form.querySelector('[type="submit"]') as HTMLElement);
}

/** Parts of a story. Its args are not typed: those that they complete are. */
interface FormStory {
  args: object;
  play: (context: PlayContext) => Promise<void>;
}

/**
 * Story of a form whose submit never ends: its button has `label`.
 *
 * @param values as of `sendForm`
 */
export function pending(label: string, values?: Record<string, string | true>): FormStory {
  return {
    args: { onSubmit: fn(neverEnd) },
    play: async ({ canvasElement }) => {
      await sendForm({ canvasElement }, values);
      await expect(within(canvasElement).getByRole('button', { name: label })).toBeVisible();
    },
  };
}

/**
 * Story of a form whose submit is rejected: it shows `message`.
 *
 * @param values as of `sendForm`
 */
export function failed(message: string, values?: Record<string, string | true>): FormStory {
  return {
    args: { onSubmit: fn(refuse) },
    play: async ({ canvasElement }) => {
      await sendForm({ canvasElement }, values);
      await expect(await within(canvasElement).findByText(message)).toBeVisible();
    },
  };
}

/** Story of a form that is sent without values: the first of its text fields is invalid and has the focus. */
export function invalid(args: object = { defaultValues: {} }): FormStory {
  return {
    args,
    play: async ({ args: given, canvasElement }) => {
      await sendForm({ canvasElement });
      const [first] = within(canvasElement).getAllByRole('textbox');
      await expect(first).toHaveFocus();
      await expect(first).toBeInvalid();
      await expect((given as { onSubmit?: unknown }).onSubmit).not.toHaveBeenCalled();
    },
  };
}
