import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { PasswordField } from './PasswordField';

const meta = preview.meta({
  component: PasswordField,
  args: { label: 'Password', name: 'password', autoComplete: 'current-password', defaultValue: 'correct horse' },
});

/** Every state beside the others. */
export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '28rem' }}>
      <PasswordField {...args} labelEnd={<a href="#reset">Forgot it?</a>} />
      <PasswordField {...args} label="With a hint" hint="The longer, the better." required />
      <PasswordField {...args} label="Missing" defaultValue="" error="Password is required" />
      <PasswordField {...args} label="Disabled" disabled />
    </div>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
});

export const Missing = meta.story({ args: { defaultValue: '', error: 'Password is required' } });

export const German = meta.story({
  args: { label: 'Passwort', error: 'Bitte geben Sie Ihr Passwort ein' },
  globals: { language: 'de' },
});

export const RightToLeft = meta.story({ args: { label: 'كلمة المرور' }, globals: { direction: 'rtl' } });

export const Dark = meta.story({ args: { error: 'Password is required' }, globals: { theme: 'dark' } });
