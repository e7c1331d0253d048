import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { ProfileForm } from './ProfileForm';
import { profileFormLabels as german } from './labels.de';

const meta = preview.meta({
  component: ProfileForm,
  args: {
    onSubmit: fn(),
    onCancel: fn(),
    defaultValues: {
      firstName: 'Ines',
      lastName: 'Calder',
      email: 'ines.calder@example.com',
      phone: '+1 555 010 0118',
      dateOfBirth: '1991-09-07',
    },
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ firstName: 'Ines', dateOfBirth: '1991-09-07' }),
    );
  },
});

/** Nothing is filled in: the first wrong field has the focus. */
export const Invalid = meta.story({
  args: { defaultValues: {} },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(canvas.getAllByRole('textbox')[0]).toHaveFocus();
    await expect(canvas.getAllByRole('textbox')[0]).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** With a picture, and a place for another one. */
export const WithPicture = meta.story({ args: { picture: '/images/people/ines-calder.webp' } });

export const German = meta.story({
  args: { labels: german },
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Änderungen speichern' })).toBeVisible();
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });
