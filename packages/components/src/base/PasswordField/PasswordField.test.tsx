import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { describeConformance, screen, setup } from '#test-utils';
import { PasswordField } from './PasswordField.js';

describeConformance(<PasswordField label="Password" hint="The longer, the better." error="Password is required" />, {
  element: HTMLInputElement,
  control: 'input',
  visibleLabel: 'showPassword',
  otherProps: { label: 'Old password', hint: undefined, error: undefined },
});

it('shows and hides a password without losing it', async () => {
  const { user } = setup(<PasswordField label="Password" autoComplete="current-password" />);
  const input = screen.getByLabelText('Password');
  await user.type(input, 'secret');
  expect(input).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveValue('secret');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
});

it('works in a plain form, and hides the password when the form is submitted', async () => {
  const { user, container } = setup(
    <form
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      <PasswordField label="Password" name="password" defaultValue="secret" />
      <button type="submit">Log in</button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  expect(new FormData(container.querySelector('form') ?? undefined).get('password')).toBe('secret');
});

it('has a disabled button in server HTML, where it would not work', () => {
  expect(renderToString(<PasswordField label="Password" />)).toMatch(/<button[^>]* disabled/);
});

it('gives the buttons of two fields different names', () => {
  setup(
    <>
      <PasswordField label="Password" />
      <PasswordField label="Retype password" labels={{ showPassword: 'Show retyped password' }} />
    </>,
  );
  expect(screen.getByRole('button', { name: 'Show password' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Show retyped password' })).toBeEnabled();
});
