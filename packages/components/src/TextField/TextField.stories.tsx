import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { UserIcon } from '../icons/UserIcon';
import { TextField } from './TextField';

const meta = preview.meta({
  component: TextField,
  args: {
    label: 'Email',
    name: 'email',
    type: 'email' as const,
    autoComplete: 'email',
    placeholder: 'ines@example.com',
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ines@example.com');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ines@example.com');
  },
});

export const WithHint = meta.story({ args: { hint: 'For now an email address is needed here.' } });

export const Invalid = meta.story({
  args: {
    hint: 'For now an email address is needed here.',
    error: 'Invalid Email Address',
    defaultValue: 'ines.calder',
  },
});

export const Required = meta.story({ args: { required: true } });

export const WithIcon = meta.story({ args: { startIcon: <UserIcon /> } });

export const Password = meta.story({
  args: {
    label: 'Password',
    name: 'password',
    type: 'password',
    autoComplete: 'current-password',
    placeholder: undefined,
    defaultValue: 'correct horse',
    labelEnd: <a href="#reset">Forgot it?</a>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
});

export const PasswordMissing = meta.story({
  args: {
    label: 'Password',
    name: 'password',
    type: 'password',
    placeholder: undefined,
    error: 'Password is required',
  },
});

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'ines@example.com' } });

export const SeveralLines = meta.story({
  args: {
    label: 'Message',
    name: 'message',
    type: undefined,
    autoComplete: undefined,
    rows: 4,
    placeholder: undefined,
  },
});

export const German = meta.story({
  args: {
    label: 'E-Mail-Adresse oder Telefonnummer',
    hint: 'Vorerst wird hier eine E-Mail-Adresse gebraucht.',
    error: 'Die E-Mail-Adresse ist ungültig',
  },
  globals: { language: 'de' },
});

export const RightToLeft = meta.story({
  args: {
    label: 'البريد الإلكتروني',
    startIcon: <UserIcon />,
    error: 'البريد الإلكتروني مطلوب',
    placeholder: undefined,
  },
  globals: { direction: 'rtl' },
});

export const Dark = meta.story({ args: { error: 'Email is required' }, globals: { theme: 'dark' } });
