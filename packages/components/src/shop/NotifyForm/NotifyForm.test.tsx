import { expect, it, vi } from 'vitest';
import { describeConformance, screen, setup, waitFor } from '#test-utils';
import { NotifyForm } from './NotifyForm.js';

const choices = [
  { value: 's', label: 'Size S' },
  { value: 'm', label: 'Size M' },
];

describeConformance(<NotifyForm onSubmit={() => undefined} onTakeBack={() => undefined} />, {
  element: HTMLElement,
  tag: 'section',
  visibleLabel: 'submit',
  variants: [{ choices }, { choices, defaultAsked: ['s'] }],
  otherProps: { showTitle: false, choices },
});

it('refuses an address that is none, sends one, and shows that it was asked', async () => {
  const handleSubmit = vi.fn();
  const { user } = setup(<NotifyForm onSubmit={handleSubmit} note="No email in this demo." />);
  const email = screen.getByLabelText('Email');
  await user.click(screen.getByRole('button', { name: 'Email me' }));
  expect(email).toHaveAccessibleDescription('Email is required');
  await user.type(email, 'ines@example');
  expect(email).toHaveAccessibleDescription('Enter a valid email address');
  expect(screen.queryByText('No email in this demo.')).not.toBeInTheDocument();
  await user.type(email, '.com{Enter}');
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith({ choice: '', email: 'ines@example.com' });
  const asked = await screen.findByText('You get one email when it is back in stock.');
  expect(asked.parentElement).toHaveFocus();
  expect(screen.getByText('No email in this demo.')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('asks for each choice once, and keeps the address', async () => {
  const handleSubmit = vi.fn();
  const { user } = setup(
    <NotifyForm
      onSubmit={handleSubmit}
      onTakeBack={() => undefined}
      choices={choices}
      defaultEmail="ines@example.com"
    />,
  );
  await user.selectOptions(screen.getByLabelText('Choice'), 'Size M');
  await user.click(screen.getByRole('button', { name: 'Email me' }));
  expect(handleSubmit).toHaveBeenLastCalledWith({ choice: 'm', email: 'ines@example.com' });
  await waitFor(() => expect(screen.getByLabelText('Choice')).toHaveDisplayValue('Size S'));
  await user.click(screen.getByRole('button', { name: 'Email me' }));
  expect(handleSubmit).toHaveBeenLastCalledWith({ choice: 's', email: 'ines@example.com' });
  await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Cancel: Size M' }));
  expect(screen.getByLabelText('Choice')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveValue('ines@example.com');
});

it('keeps what was typed when the request fails, and shows the failure of the caller', async () => {
  const failure = { title: 'It is in stock.', text: 'Load the page again.' };
  const { user } = setup(<NotifyForm onSubmit={() => ({ failure })} defaultEmail="ines@example.com" />);
  await user.click(screen.getByRole('button', { name: 'Email me' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('It is in stock.'));
  expect(screen.getByLabelText('Email')).toHaveValue('ines@example.com');
});

it('says that it could not be taken back', async () => {
  const onTakeBack = () => Promise.reject(new Error('offline'));
  const { user } = setup(<NotifyForm onSubmit={() => undefined} onTakeBack={onTakeBack} defaultAsked={['']} />);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(/^You get one email/)).toHaveTextContent('This could not be canceled.');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
});
