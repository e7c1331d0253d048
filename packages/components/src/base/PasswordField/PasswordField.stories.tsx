import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { Once, press } from '../../../stories/Once.js';
import { PasswordField } from './PasswordField.js';

const meta = preview.meta({
  id: 'components-passwordfield',
  title: 'Fields/PasswordField',
  component: PasswordField,
  args: { label: 'Password', name: 'password', autoComplete: 'current-password', defaultValue: 'correct horse' },
});

/** Hidden and shown, with each slot, and each state. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="18rem">
      <State name="labelEnd">
        <PasswordField {...args} labelEnd={<a href="#reset">Forgot password?</a>} />
      </State>
      <State name="Shown">
        <Once act={press('button')}>
          <PasswordField {...args} label="Shown" />
        </Once>
      </State>
      <State name="hint, required">
        <PasswordField {...args} label="With a hint" hint="The longer, the better." required />
      </State>
      <State name="error, empty">
        <PasswordField {...args} label="Missing" defaultValue="" error="Password is required" />
      </State>
      <State name="Read only">
        <PasswordField {...args} label="Read only" readOnly />
      </State>
      <State name="Disabled">
        <PasswordField {...args} label="Disabled" disabled />
      </State>
      <State name="Hover" pseudo="hover">
        <PasswordField {...args} label="Hover" />
      </State>
      <State name="Focus" pseudo="focus">
        <PasswordField {...args} label="Focus" />
      </State>
      <State name="Long text">
        <PasswordField
          {...args}
          label="Wiederholung des Kundenkontopassworts"
          error="Die Passwörter stimmen nicht überein"
        />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('shows and hides the password, and keeps the focus', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByLabelText('Password')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

export const Shown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
});

export const Missing = meta.story({ args: { defaultValue: '', error: 'Password is required' } });
