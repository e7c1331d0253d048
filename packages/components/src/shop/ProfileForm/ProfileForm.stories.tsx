import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { failed, invalid, neverEnd, pending, refuse } from '../../../stories/forms.js';
import { State, States } from '../../../stories/States.js';
import { Once, send } from '../../../stories/Once.js';
import { ProfileForm } from './ProfileForm.js';

const meta = preview.meta({
  id: 'components-profileform',
  title: 'Account/ProfileForm',
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

/** With and without a picture, invalid, pending and failed. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="26rem">
      <State name="With a picture">
        <ProfileForm {...args} aria-label="With a picture" avatar="/images/people/ines-calder.webp" />
      </State>
      <State name="avatar={null}, without onCancel, invalid">
        <Once act={send()}>
          <ProfileForm {...args} aria-label="Invalid" avatar={null} onCancel={undefined} defaultValues={{}} />
        </Once>
      </State>
      <State name="Pending">
        <Once act={send()}>
          <ProfileForm {...args} aria-label="Pending" onSubmit={neverEnd} />
        </Once>
      </State>
      <State name="Failed">
        <Once act={send()}>
          <ProfileForm {...args} aria-label="Failed" onSubmit={refuse} />
        </Once>
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('sends the profile', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
  await expect(args.onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({ firstName: 'Ines', dateOfBirth: '1991-09-07' }),
  );
});

/** Empty required fields: the first invalid one is focused. */
export const Invalid = meta.story(invalid());

export const Pending = meta.story(pending('Saving…'));

export const Failed = meta.story(failed('Your profile was not saved.'));

/** With a picture and a field to replace it. */
export const WithPicture = meta.story({ args: { avatar: '/images/people/ines-calder.webp' } });
