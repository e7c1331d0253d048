import { userEvent } from 'storybook/test';

/** An `onSubmit` that fails. */
export const refuse = () => Promise.reject<undefined>(new Error('refused'));

/** An `onSubmit` that never ends. */
export const neverEnd = () => new Promise<undefined>(() => undefined);

/** What a story's `play` has of its story. */
interface PlayContext {
  canvasElement: HTMLElement;
}

/**
 * Fills in and sends the form of a story. For `play`. `values` has the text for each field by the field's name; `true`
 * presses it.
 */
export async function sendForm(
  { canvasElement }: PlayContext,
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
