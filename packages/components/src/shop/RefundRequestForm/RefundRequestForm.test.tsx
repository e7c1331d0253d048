import { expect, it, vi } from 'vitest';
import { describeConformance, screen, setup, waitFor } from '#test-utils';
import { RefundRequestForm } from './RefundRequestForm.js';

describeConformance(<RefundRequestForm onSubmit={() => undefined} title="Chair" />, {
  element: HTMLFormElement,
  visibleLabel: 'reason',
  otherProps: { quantity: 2, amount: 12.5, onCancel: () => undefined },
});

it('shows the line and its amount, and sends neither', async () => {
  const handleSubmit = vi.fn();
  const { user } = setup(<RefundRequestForm onSubmit={handleSubmit} title="Chair" quantity={2} amount={318.4} />);
  expect(screen.getByText('2 × Chair')).toBeVisible();
  expect(screen.getByText('$318.40')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Request a refund' }));
  expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription('Choose a reason');
  expect(handleSubmit).not.toHaveBeenCalled();
  await user.selectOptions(screen.getByLabelText('Reason'), 'It does not fit');
  await user.click(screen.getByRole('button', { name: 'Request a refund' }));
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith({ reason: 'Does Not Fit', message: '' });
});

it('keeps what was typed when the request fails', async () => {
  const { user } = setup(<RefundRequestForm onSubmit={() => Promise.reject(new Error('503'))} title="Chair" />);
  await user.selectOptions(screen.getByLabelText('Reason'), 'Another reason');
  await user.type(screen.getByLabelText(/^Message/), 'It squeaks.');
  await user.click(screen.getByRole('button', { name: 'Request a refund' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The refund was not requested.'));
  expect(screen.getByLabelText(/^Message/)).toHaveValue('It squeaks.');
});

it('offers the reasons of the caller', () => {
  setup(
    <RefundRequestForm
      onSubmit={() => undefined}
      title="Chair"
      reasons={[{ value: 'late', label: 'Too late' }]}
      defaultValues={{ reason: 'late' }}
    />,
  );
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Too late');
});
