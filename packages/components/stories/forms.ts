import { userEvent } from 'storybook/test';

/** `onSubmit` that fails. */
export const refuse = () => Promise.reject<undefined>(new Error('refused'));

/** `onSubmit` that never settles. */
export const neverEnd = () => new Promise<undefined>(() => undefined);

/** Context of a story's `play`. */
interface PlayContext {
  canvasElement: HTMLElement;
}

/** Fills in and submits the form of a story. For `play`. `values` has the text of each field by name; `true` presses it. */
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
