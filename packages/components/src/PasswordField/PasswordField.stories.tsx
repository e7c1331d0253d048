import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { tiles } from '../../stories/tiles';
import { PasswordField } from './PasswordField';

const meta = preview.meta({
  id: 'components-passwordfield',
  component: PasswordField,
  args: { label: 'Password', name: 'password', autoComplete: 'current-password', defaultValue: 'correct horse' },
});

/** Every state beside the others, in both themes. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={tiles('18rem')}>
      {() => (
        <>
          <PasswordField {...args} labelEnd={<a href="#reset">Forgot it?</a>} />
          <PasswordField {...args} label="With a hint" hint="The longer, the better." required />
          <PasswordField {...args} label="Missing" defaultValue="" error="Password is required" />
          <PasswordField {...args} label="Read only" readOnly />
          <PasswordField {...args} label="Disabled" disabled />
          <PasswordField
            {...args}
            label="Wiederholung des Kundenkontopassworts"
            error="Die Passwörter stimmen nicht überein"
          />
        </>
      )}
    </BothThemes>
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

export const German = meta.story({
  args: { label: 'Passwort', error: 'Bitte geben Sie Ihr Passwort ein' },
  globals: { language: 'de' },
  tags: ['mode'],
});

export const RightToLeft = meta.story({
  args: { label: 'كلمة المرور' },
  globals: { direction: 'rtl' },
  tags: ['mode'],
});
