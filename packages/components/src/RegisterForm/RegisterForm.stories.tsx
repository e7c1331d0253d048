import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { RegisterForm } from './RegisterForm';
import { registerFormLabels as german } from './labels.de';

const meta = preview.meta({
  component: RegisterForm,
  args: { onSubmit: fn(), termsHref: '#terms', loginHref: '#login', style: { maxInlineSize: '28.5rem' } },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Ines Calder{Tab}ines@example.com{Tab}secret{Tab}{Tab}secret{Tab}{Tab} {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Ines Calder', retype: 'secret', agreement: true }),
    );
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** All that can be wrong at once: the first wrong field has the focus. */
export const Invalid = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ines.calder@');
    await userEvent.type(canvas.getByLabelText('Retype password'), 'another');
    await userEvent.click(canvas.getByRole('button', { name: 'Create an Account' }));
    for (const message of [
      'Name is required',
      'Invalid Email Address',
      'Password is required',
      'Passwords must match',
      'You have to agree with our Terms and Conditions!',
    ])
      await expect(canvas.getByText(message)).toBeVisible();
    await expect(canvas.getByLabelText('Full name')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const German = meta.story({
  args: { labels: german },
  globals: { language: 'de' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kundenkonto anlegen' }));
    await expect(canvas.getByText('Bitte wiederholen Sie das Passwort')).toBeVisible();
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
