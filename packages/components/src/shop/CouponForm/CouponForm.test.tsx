import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { describeConformance, render, screen, setup, waitFor } from '#test-utils';
import { CouponForm } from './CouponForm.js';

describeConformance(<CouponForm onSubmit={() => undefined} onRemove={() => undefined} />, {
  element: HTMLElement,
  tag: 'section',
  visibleLabel: 'submit',
  variants: [{ applied: 'WELCOME10' }],
  otherProps: { applied: 'WELCOME10' },
});

it('asks for a code, and sends it in capitals', async () => {
  const handleSubmit = vi.fn();
  const { user } = setup(<CouponForm onSubmit={handleSubmit} />);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  const field = screen.getByLabelText('Coupon code');
  expect(field).toHaveAccessibleDescription('Enter a code');
  expect(field).toHaveFocus();
  await user.type(field, 'welcome10{Enter}');
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith({ code: 'WELCOME10' });
});

it('shows the refusal of the caller, and keeps the code', async () => {
  const { user } = setup(<CouponForm onSubmit={() => ({ failure: { title: 'No coupon has this code.' } })} />);
  await user.type(screen.getByLabelText('Coupon code'), 'NO{Enter}');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('No coupon has this code.'));
  expect(screen.getByLabelText('Coupon code')).toHaveValue('NO');
});

it('moves the focus to what replaces the field, and back', async () => {
  function Page() {
    const [code, setCode] = useState<string>();
    return (
      <CouponForm applied={code} onSubmit={(values) => setCode(values.code)} onRemove={() => setCode(undefined)} />
    );
  }
  const { user } = setup(<Page />);
  await user.type(screen.getByLabelText('Coupon code'), 'WELCOME10{Enter}');
  const note = await screen.findByText('Coupon WELCOME10 is applied.');
  expect(note.closest('.mr-CouponForm-applied')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove coupon WELCOME10' }));
  expect(screen.getByLabelText('Coupon code')).toHaveFocus();
});

it('leaves the focus where it is when a coupon is applied from outside', () => {
  const { rerender } = render(<CouponForm onSubmit={() => undefined} />);
  rerender(<CouponForm onSubmit={() => undefined} applied="WELCOME10" />);
  expect(screen.getByText('Coupon WELCOME10 is applied.')).toBeInTheDocument();
  expect(document.body).toHaveFocus();
});
