import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { describeConformance, render, screen, setup, waitFor } from '#test-utils';
import { announce } from '../../base/LiveRegion/index.js';
import { LoginForm, loginSchema } from './index.js';
import * as de from '../../labels/de.js';

describeConformance(<LoginForm onSubmit={() => undefined} resetHref="/reset" registerHref="/register" />, {
  element: HTMLFormElement,
  visibleLabel: 'email',
  otherProps: { registerHref: '/join' },
});

const email = () => screen.getByLabelText<HTMLInputElement>('Email or Phone Number');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => screen.getByRole('button', { name: 'Log in' });

it('hands over what was entered', async () => {
  const handleSubmit = vi.fn();
  const { user } = setup(<LoginForm onSubmit={handleSubmit} />);
  await user.type(email(), ' ines@example.com ');
  await user.type(password(), ' secret ');
  await user.click(submit());
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'ines@example.com', password: ' secret ' });
});

it('checks on submit and then on each change, one message a field, and focuses the first wrong field', async () => {
  const handleSubmit = vi.fn();
  const handleCount = vi.fn();
  const { user } = setup(<LoginForm onSubmit={handleSubmit} onErrorCountChange={handleCount} />);
  await user.type(email(), 'ines');
  expect(screen.queryByText('Invalid Email Address')).toBeNull();
  await user.clear(email());
  await user.click(submit());
  expect(email()).toHaveAccessibleDescription('Email is required');
  expect(password()).toHaveAccessibleDescription('Password is required');
  expect(email()).toHaveFocus();
  expect(handleCount).toHaveBeenLastCalledWith(2);
  await user.type(email(), 'ines');
  expect(email()).toHaveAccessibleDescription('Invalid Email Address');
  await user.type(email(), '@example.com');
  expect(email()).toBeValid();
  await user.click(submit());
  expect(password()).toHaveFocus();
  expect(handleSubmit).not.toHaveBeenCalled();
});

it('is busy while it is sent, and sends once', async () => {
  let settle: () => void = () => undefined;
  const handleSubmit = vi.fn(() => new Promise<void>((resolve) => (settle = resolve)));
  const { user, container } = setup(<LoginForm onSubmit={handleSubmit} />);
  await user.type(email(), 'ines@example.com');
  await user.type(password(), 'secret{Enter}');
  const busy = await screen.findByRole('button', { name: 'Signing in…' });
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  expect(container.querySelector('form')).toHaveAttribute('aria-busy', 'true');
  await user.click(busy);
  await user.type(password(), '{Enter}');
  expect(handleSubmit).toHaveBeenCalledOnce();
  settle();
  await screen.findByRole('button', { name: 'Log in' });
});

it('shows a failure above the fields, keeps the address and empties the password', async () => {
  const { user } = setup(<LoginForm onSubmit={() => Promise.reject(new Error('401'))} />);
  await user.type(email(), 'ines@example.com');
  await user.type(password(), 'wrong{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Wrong email or password.');
  expect(screen.getByText('Wrong email or password.')).toHaveFocus();
  expect(email()).toHaveValue('ines@example.com');
  expect(password()).toHaveValue('');
  expect(email()).toBeValid();
});

it('has one region for failures, which stands there before and also takes what is announced', async () => {
  const { user } = setup(<LoginForm onSubmit={() => Promise.reject(new Error('401'))} />);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('');
  announce('The cart could not be changed', { urgent: true });
  expect(alert).toHaveTextContent('The cart could not be changed');
  await user.type(email(), 'ines@example.com');
  await user.type(password(), 'wrong{Enter}');
  expect(screen.getByRole('alert')).toBe(alert);
  expect(alert).toHaveTextContent('Wrong email or password.');
});

it('shows the failure that the answer names', async () => {
  const { user } = setup(<LoginForm onSubmit={() => ({ failure: { title: 'The shop does not answer.' } })} />);
  await user.type(email(), 'ines@example.com');
  await user.type(password(), 'secret{Enter}');
  await waitFor(() => expect(screen.getByText('The shop does not answer.')).toHaveFocus());
});

it('keeps the password where the failure says that nobody has judged it, and the next attempt sends it', async () => {
  const failure = { title: 'The shop does not answer.', keepSecrets: true };
  const handleSubmit = vi.fn(() => ({ failure }));
  const { user } = setup(<LoginForm onSubmit={handleSubmit} />);
  await user.type(email(), 'ines@example.com');
  await user.type(password(), 'secret{Enter}');
  await waitFor(() => expect(screen.getByText('The shop does not answer.')).toHaveFocus());
  expect(password()).toHaveValue('secret');
  await user.click(submit());
  expect(handleSubmit).toHaveBeenCalledTimes(2);
  expect(handleSubmit).toHaveBeenLastCalledWith({ email: 'ines@example.com', password: 'secret' });
});

it('cannot be sent anywhere before React has taken over, and then follows a press that was noted', async () => {
  const html = renderToString(<LoginForm onSubmit={() => undefined} />);
  expect(html).toMatch(/<form[^>]* method="post"/);
  expect(html).toMatch(/<button[^>]*aria-disabled="true"[^>]*><span[^>]*>Loading…/);
  expect(html).toMatch(/<button[^>]*formMethod="dialog"/i);
  const box = document.createElement('div');
  document.body.append(box);
  box.insertAdjacentHTML('beforeend', html);
  const form = box.querySelector('form')! as HTMLFormElement & { mrPressed?: boolean };
  box.querySelector<HTMLInputElement>('[name=email]')!.value = 'ines@example.com';
  form.mrPressed = true;
  const handleSubmit = vi.fn();
  render(<LoginForm onSubmit={handleSubmit} />, { container: box, hydrate: true });
  expect(await screen.findByText('Password is required')).toBeInTheDocument();
  expect(screen.queryByText('Email is required')).toBeNull();
  expect(email()).toHaveValue('ines@example.com');
});

it('has links only where there are addresses', () => {
  const { rerender } = render(<LoginForm onSubmit={() => undefined} />);
  expect(screen.queryByRole('link')).toBeNull();
  rerender(<LoginForm onSubmit={() => undefined} resetHref="/reset" registerHref="/register" />);
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/reset');
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register');
});

it('has rules that stand alone, in any language', () => {
  const issues = (value: unknown) =>
    loginSchema(de.LoginForm)
      .safeParse(value)
      .error?.issues.map(({ message }) => message);
  expect(issues({ email: 'ines@example.com', password: 'x' })).toBeUndefined();
  expect(issues({ email: '', password: '' })).toContain('Bitte geben Sie Ihr Passwort ein');
  const invalid = ['ines', 'ines@', '@example.com', 'ines@example', 'ines calder@example.com', '+1 555 010 0118'];
  expect(invalid.filter((mail) => loginSchema().safeParse({ email: mail, password: 'x' }).success)).toEqual([]);
});

it('reads at submit what a password manager has set without an event, and nothing that is gone again', async () => {
  const handleSubmit = vi.fn();
  const { user } = setup(<LoginForm onSubmit={handleSubmit} />);
  await user.type(email(), 'old@example.com');
  email().value = 'ines@example.com';
  password().value = 'secret';
  await user.click(submit());
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'ines@example.com', password: 'secret' });
  password().value = '';
  await user.click(submit());
  expect(handleSubmit).toHaveBeenCalledOnce();
  expect(password()).toBeInvalid();
});

it('cleans a pasted address, and never a password', async () => {
  const handleSubmit = vi.fn();
  const { user } = setup(<LoginForm onSubmit={handleSubmit} />);
  await user.click(email());
  await user.paste('\u200Bines@example.com\u00A0');
  await user.click(password());
  await user.paste(' se\u00A0cr\u200Bet ');
  await user.click(submit());
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith({
    email: 'ines@example.com',
    password: ' se\u00A0cr\u200Bet ',
  });
});

it('passes the strings of its password field on', () => {
  setup(<LoginForm onSubmit={() => undefined} labels={{ passwordField: { showPassword: 'Show what I typed' } }} />);
  expect(screen.getByRole('button', { name: 'Show what I typed' })).toBeEnabled();
});
