import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { AddressForm } from './AddressForm';
import { addressFormLabels as german } from './labels.de';

const meta = preview.meta({
  component: AddressForm,
  args: {
    onSubmit: fn(),
    onCancel: fn(),
    defaultValues: { title: 'Home', street: '1749 Wheatley Avenue', city: 'Dover', country: 'United States' },
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ title: 'Home', city: 'Dover' }));
  },
});

/** Nothing is filled in: the first wrong field has the focus. */
export const Invalid = meta.story({
  args: { defaultValues: {} },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await expect(canvas.getAllByRole('textbox')[0]).toHaveFocus();
    await expect(canvas.getAllByRole('textbox')[0]).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const German = meta.story({
  args: { labels: german },
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Adresse speichern' })).toBeVisible();
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
