import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { neverEnd, refuse } from '../../../stories/forms.js';
import { Once, send } from '../../../stories/Once.js';
import { State, States } from '../../../stories/States.js';
import { LoginForm } from './LoginForm.js';

const meta = preview.meta({
  id: 'components-loginform',
  title: 'Account/LoginForm',
  component: LoginForm,
  args: { onSubmit: fn(), resetHref: '#reset', registerHref: '#register', style: { maxInlineSize: '28.5rem' } },
});

/** Idle, pending, invalid and failed. */
export const Matrix = meta.story({
  render: (args) => {
    const values = { email: 'ines.calder@example.com', password: 'correct horse' };
    return (
      <States width="22rem">
        <State name="At rest">
          <LoginForm {...args} aria-label="At rest" />
        </State>
        <State name="Nothing filled in">
          <Once act={send()}>
            <LoginForm {...args} aria-label="Missing" />
          </Once>
        </State>
        <State name="Pending">
          <Once act={send(values)}>
            <LoginForm {...args} aria-label="Pending" onSubmit={neverEnd} />
          </Once>
        </State>
        <State name="Refused">
          <Once act={send(values)}>
            <LoginForm {...args} aria-label="Refused" onSubmit={refuse} />
          </Once>
        </State>
        <State name="Hover" pseudo="hover">
          <LoginForm {...args} aria-label="Hover" />
        </State>
        <State name="No links, focus" pseudo="focus">
          <LoginForm onSubmit={args.onSubmit} style={args.style} aria-label="Focus" />
        </State>
      </States>
    );
  },
});

export const Default = meta.story();

Default.test('is filled in and sent by the keyboard alone', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('ines.calder@example.com{Tab}{Tab}correct horse{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledWith({
    email: 'ines.calder@example.com',
    password: 'correct horse',
  });
  await expect(canvas.getByRole('alert')).toHaveTextContent(/^$/);
});

/** Empty required fields: the first invalid one is focused. */
export const Missing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(canvas.getByText('Email is required')).toBeVisible();
    await expect(canvas.getByText('Password is required')).toBeVisible();
    await expect(canvas.getByLabelText('Email or Phone Number')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Invalid email address: its error disappears once the address is valid. */
export const Invalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText('Email or Phone Number');
    await userEvent.type(email, 'ines.calder{Enter}');
    await expect(canvas.getByText('Invalid Email Address')).toBeVisible();
    await userEvent.type(email, '@example.com');
    await expect(canvas.queryByText('Invalid Email Address')).toBeNull();
  },
});

/** Failed: the address stays, the password is cleared, the alert is focused. */
export const Refused = meta.story({
  args: { onSubmit: fn(refuse) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email or Phone Number'), 'ines.calder@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong{Enter}');
    await expect(await canvas.findByText('Wrong email or password.')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Wrong email or password.');
    await expect(canvas.getByLabelText('Email or Phone Number')).toHaveValue('ines.calder@example.com');
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
  },
});

export const Pending = meta.story({
  args: { onSubmit: fn(neverEnd) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email or Phone Number'), 'ines.calder@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse{Enter}');
    await expect(canvas.getByRole('button', { name: 'Signing in…' })).toHaveAttribute('aria-disabled', 'true');
  },
});
