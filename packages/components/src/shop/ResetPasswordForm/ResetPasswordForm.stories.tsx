import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { failed, neverEnd, pending, refuse } from '../../../stories/forms.js';
import { State, States } from '../../../stories/States.js';
import { Once, send } from '../../../stories/Once.js';
import { ResetPasswordForm } from './ResetPasswordForm.js';

const meta = preview.meta({
  id: 'components-resetpasswordform',
  title: 'Account/ResetPasswordForm',
  component: ResetPasswordForm,
  args: { onSubmit: fn(), registerHref: '#register', style: { maxInlineSize: '28.5rem' } },
});

/** Idle, without the link, invalid, pending and failed. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="22rem">
      <State name="At rest">
        <ResetPasswordForm {...args} aria-label="At rest" />
      </State>
      <State name="Without a link">
        <ResetPasswordForm {...args} aria-label="Without a link" registerHref={undefined} />
      </State>
      <State name="Invalid">
        <Once act={send({ email: 'ines.calder@example' })}>
          <ResetPasswordForm {...args} aria-label="Invalid" />
        </Once>
      </State>
      <State name="Pending">
        <Once act={send({ email: 'ines@example.com' })}>
          <ResetPasswordForm {...args} aria-label="Pending" onSubmit={neverEnd} />
        </Once>
      </State>
      <State name="Failed">
        <Once act={send({ email: 'ines@example.com' })}>
          <ResetPasswordForm {...args} aria-label="Failed" onSubmit={refuse} />
        </Once>
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('sends the address with Enter', async ({ args, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('ines@example.com{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'ines@example.com' });
});

export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ines.calder@example{Enter}');
    await expect(canvas.getByText('invalid email')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
});

export const Pending = meta.story(pending('Resetting…', { email: 'ines@example.com' }));

export const Failed = meta.story(failed('Your password could not be reset.', { email: 'ines@example.com' }));
