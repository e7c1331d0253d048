import { expect, it, vi } from 'vitest';
import { describeConformance, screen, setup } from '#test-utils';
import { RegisterForm } from './RegisterForm.js';

describeConformance(<RegisterForm onSubmit={() => undefined} termsHref="/terms" loginHref="/login" />, {
  element: HTMLFormElement,
  visibleLabel: 'agreement',
  otherProps: { loginHref: '/sign-in' },
});

const submit = () => screen.getByRole('button', { name: 'Create an Account' });
const messages = () =>
  ['Full name', 'Email', 'Password', 'Retype password', /^By signing up/].map(
    (label) => document.getElementById(`${screen.getByLabelText(label).id}-error`)?.textContent,
  );

it('has one message a field, word for word', async () => {
  const { user } = setup(<RegisterForm onSubmit={() => undefined} />);
  await user.click(submit());
  expect(messages()).toEqual([
    'Name is required',
    'Email is required',
    'Password is required',
    'Please re-type password',
    'You have to agree with our Terms and Conditions!',
  ]);
  expect(screen.getByLabelText('Full name')).toHaveFocus();
});

it('compares the passwords whatever else is wrong, and again when the first one changes', async () => {
  const { user } = setup(<RegisterForm onSubmit={() => undefined} />);
  await user.type(screen.getByLabelText('Email'), 'ines.calder@');
  await user.type(screen.getByLabelText('Retype password'), 'secret');
  await user.click(submit());
  expect(messages()).toEqual([
    'Name is required',
    'Invalid Email Address',
    'Password is required',
    'Passwords must match',
    'You have to agree with our Terms and Conditions!',
  ]);
  await user.type(screen.getByLabelText('Password'), 'secret');
  expect(messages()[3]).toBeUndefined();
});

it('hands over what was entered', async () => {
  const handleSubmit = vi.fn();
  const { user } = setup(<RegisterForm onSubmit={handleSubmit} termsHref="/terms" />);
  await user.type(screen.getByLabelText('Full name'), 'Ines Calder');
  await user.type(screen.getByLabelText('Email'), 'ines@example.com');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.type(screen.getByLabelText('Retype password'), 'secret');
  await user.click(screen.getByRole('checkbox', { name: 'By signing up I agree with the Terms and Conditions' }));
  await user.click(submit());
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith({
    name: 'Ines Calder',
    email: 'ines@example.com',
    password: 'secret',
    retype: 'secret',
    agreement: true,
  });
});

it('gives the buttons of its two passwords different names', () => {
  const { rerender } = setup(<RegisterForm onSubmit={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Show password' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Show retyped password' })).toBeEnabled();
  rerender(
    <RegisterForm onSubmit={() => undefined} labels={{ passwordField: { showPassword: 'Show the first password' } }} />,
  );
  expect(screen.getByRole('button', { name: 'Show the first password' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Show retyped password' })).toBeEnabled();
});
