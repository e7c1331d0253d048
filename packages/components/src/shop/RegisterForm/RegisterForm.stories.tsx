import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { failed, neverEnd, pending, refuse } from '../../../stories/forms.js';
import { State, States } from '../../../stories/States.js';
import { Once, send } from '../../../stories/Once.js';
import { RegisterForm } from './RegisterForm.js';

const meta = preview.meta({
  id: 'components-registerform',
  title: 'Account/RegisterForm',
  component: RegisterForm,
  args: { onSubmit: fn(), termsHref: '#terms', loginHref: '#login', style: { maxInlineSize: '28.5rem' } },
});

const values = {
  name: 'Ines Calder',
  email: 'ines@example.com',
  password: 'secret',
  retype: 'secret',
  agreement: true,
} as const;

/** Idle, without links, invalid, pending and failed. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="22rem">
      <State name="At rest">
        <RegisterForm {...args} aria-label="At rest" />
      </State>
      <State name="Without links">
        <RegisterForm {...args} aria-label="Without links" termsHref={undefined} loginHref={undefined} />
      </State>
      <State name="Invalid">
        <Once act={send({ email: 'ines.calder@', retype: 'another' })}>
          <RegisterForm {...args} aria-label="Invalid" />
        </Once>
      </State>
      <State name="Pending">
        <Once act={send(values)}>
          <RegisterForm {...args} aria-label="Pending" onSubmit={neverEnd} />
        </Once>
      </State>
      <State name="Failed">
        <Once act={send(values)}>
          <RegisterForm {...args} aria-label="Failed" onSubmit={refuse} />
        </Once>
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('is filled in and sent by the keyboard alone', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('Ines Calder{Tab}ines@example.com{Tab}secret{Tab}{Tab}secret{Tab}{Tab} {Enter}');
  await expect(args.onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'Ines Calder', retype: 'secret', agreement: true }),
  );
  await expect(canvas.getByRole('alert')).toHaveTextContent(/^$/);
});

/** All fields invalid: the first one is focused. */
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

export const Pending = meta.story(pending('Creating your account…', values));

export const Refused = meta.story(failed('Your account could not be created.', values));
