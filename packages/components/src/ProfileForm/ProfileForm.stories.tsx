import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { tiles } from '../../stories/tiles';
import { neverEnd, refuse, sendForm } from '../../stories/forms';
import { ProfileForm } from './ProfileForm';
import { profileFormLabels as german } from './labels.de';

const meta = preview.meta({
  id: 'components-profileform',
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

/** As it opens, with a picture and without one, in light and dark. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={tiles('26rem')}>
      {(theme) => (
        <>
          <ProfileForm {...args} aria-label={`At rest, ${theme}`} />
          <ProfileForm {...args} aria-label={`With a picture, ${theme}`} picture="/images/people/ines-calder.webp" />
          <ProfileForm {...args} aria-label={`Without a picture, ${theme}`} picture={null} onCancel={undefined} />
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

Default.test('sends the profile', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
  await expect(args.onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({ firstName: 'Ines', dateOfBirth: '1991-09-07' }),
  );
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

export const Pending = meta.story({
  args: { onSubmit: fn(neverEnd) },
  play: async ({ canvas, canvasElement }) => {
    await sendForm({ canvasElement });
    await expect(canvas.getByRole('button', { name: 'Saving…' })).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { onSubmit: fn(refuse) },
  play: async ({ canvas, canvasElement }) => {
    await sendForm({ canvasElement });
    await expect(await canvas.findByText('Your profile was not saved.')).toBeVisible();
  },
});

/** With a picture, and a place for another one. */
export const WithPicture = meta.story({ args: { picture: '/images/people/ines-calder.webp' } });

export const German = meta.story({
  args: { labels: german },
  globals: { language: 'de' },
  tags: ['mode'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Änderungen speichern' })).toBeVisible();
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });
