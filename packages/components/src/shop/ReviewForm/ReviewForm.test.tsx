import { expect, it, vi } from 'vitest';
import { describeConformance, render, screen, setup, waitFor } from '#test-utils';
import { ReviewForm } from './ReviewForm.js';

describeConformance(<ReviewForm onSubmit={() => undefined} />, {
  element: HTMLFormElement,
  label: 'Write a review',
  visibleLabel: 'submit',
});

it('asks for stars first, then for words, and clears what is mended', async () => {
  const handleSubmit = vi.fn();
  const { user } = setup(<ReviewForm onSubmit={handleSubmit} />);
  await user.click(screen.getByRole('button', { name: 'Send review' }));
  expect(screen.getByText('Choose one to five stars')).toBeInTheDocument();
  expect(screen.getByText('Write a few words')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: '4 stars' }));
  expect(screen.queryByText('Choose one to five stars')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send review' }));
  expect(screen.getByRole('textbox', { name: /Your review/ })).toHaveFocus();
  expect(handleSubmit).not.toHaveBeenCalled();
});

it('sends what was written, and says so', async () => {
  const handleSubmit = vi.fn(() => Promise.resolve());
  const { user } = setup(<ReviewForm onSubmit={handleSubmit} />);
  await user.click(screen.getByRole('radio', { name: '5 stars' }));
  await user.type(screen.getByRole('textbox', { name: /Your review/ }), ' Fits. ');
  await user.click(screen.getByRole('button', { name: 'Send review' }));
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith({ rating: 5, comment: 'Fits.' });
  expect(await screen.findByRole('status')).toHaveTextContent('Thank you. Your review was sent.');
  await waitFor(() =>
    expect(screen.getByText('Thank you. Your review was sent.', { selector: 'form *' })).toHaveFocus(),
  );
});

it('keeps the text when it could not be sent', async () => {
  let refuse: (error: Error) => void = () => undefined;
  const { user } = setup(<ReviewForm onSubmit={() => new Promise((_, reject) => (refuse = reject))} />);
  await user.click(screen.getByRole('radio', { name: '5 stars' }));
  await user.type(screen.getByRole('textbox', { name: /Your review/ }), 'Fits.');
  await user.click(screen.getByRole('button', { name: 'Send review' }));
  // The region exists before its text: one that becomes urgent together with its text is not announced.
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  refuse(new Error('offline'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The review was not sent.'));
  expect(screen.getByRole('textbox', { name: /Your review/ })).toHaveValue('Fits.');
});

it('shows why the caller refused a review, above all at its field, until that changes', async () => {
  const failure = { title: 'Not published.', text: 'Please rewrite it.', fields: { comment: 'Name no persons' } };
  const { user } = setup(<ReviewForm onSubmit={() => ({ failure })} />);
  await user.click(screen.getByRole('radio', { name: '5 stars' }));
  const comment = screen.getByRole('textbox', { name: /Your review/ });
  await user.type(comment, 'Jo was rude.');
  await user.click(screen.getByRole('button', { name: 'Send review' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not published. Please rewrite it.'));
  expect(comment).toHaveFocus();
  expect(comment).toHaveAccessibleDescription(/Name no persons/);
  await user.type(comment, '!');
  expect(comment).not.toHaveAccessibleDescription(/Name no persons/);
});

it('is a plain form without a handler', () => {
  const { container } = render(<ReviewForm action="/reviews" />);
  expect(container.querySelector('form')).toHaveAttribute('action', '/reviews');
  expect(container.querySelectorAll('[name=rating]')).toHaveLength(5);
  expect(container.querySelector('[name=comment]')).not.toBeNull();
});

it('calls the caller’s change handler', async () => {
  const handleChange = vi.fn();
  const { user } = setup(<ReviewForm onChange={handleChange} />);
  await user.click(screen.getByRole('radio', { name: '4 stars' }));
  expect(handleChange).toHaveBeenCalledOnce();
});
