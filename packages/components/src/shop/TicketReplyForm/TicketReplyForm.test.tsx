import { expect, it, vi } from 'vitest';
import { describeConformance, screen, setup, waitFor } from '#test-utils';
import { TicketReplyForm } from './TicketReplyForm.js';

describeConformance(<TicketReplyForm onSubmit={() => undefined} />, {
  element: HTMLFormElement,
  visibleLabel: 'reply',
  otherProps: { note: 'Stays on this device' },
});

it('hands over a reply and is empty then', async () => {
  const handleSubmit = vi.fn();
  const { user } = setup(<TicketReplyForm onSubmit={handleSubmit} />);
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(screen.getByLabelText('Your reply')).toHaveAccessibleDescription('Write a reply first');
  await user.type(screen.getByLabelText('Your reply'), 'It works.');
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith({ reply: 'It works.' });
  expect(screen.getByLabelText('Your reply')).toHaveValue('');
});

it('keeps a reply that was not sent', async () => {
  const { user } = setup(<TicketReplyForm onSubmit={() => Promise.reject(new Error('503'))} />);
  await user.type(screen.getByLabelText('Your reply'), 'It works.');
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Your reply was not sent.'));
  expect(screen.getByLabelText('Your reply')).toHaveValue('It works.');
});
