import { expect, it, vi } from 'vitest';
import { describeConformance, screen, setup } from '#test-utils';
import { ResetPasswordForm } from './ResetPasswordForm.js';

describeConformance(<ResetPasswordForm onSubmit={() => undefined} registerHref="/register" />, {
  element: HTMLFormElement,
  visibleLabel: 'submit',
  otherProps: { registerHref: '/join' },
});

it('has its messages word for word, and hands over the address', async () => {
  const handleSubmit = vi.fn();
  const { user } = setup(<ResetPasswordForm onSubmit={handleSubmit} registerHref="/register" />);
  const email = screen.getByLabelText('Email');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(email).toHaveAccessibleDescription('Email is required');
  await user.type(email, 'ines.calder@example');
  expect(email).toHaveAccessibleDescription('invalid email');
  await user.type(email, '.com{Enter}');
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'ines.calder@example.com' });
  expect(screen.getByText(/Don't have an account\?/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
});
