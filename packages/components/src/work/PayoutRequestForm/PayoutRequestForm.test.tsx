import { expect, it, vi } from 'vitest';
import { describeConformance, screen, setup } from '#test-utils';
import { PayoutRequestForm } from './PayoutRequestForm.js';

describeConformance(<PayoutRequestForm balance={1486.2} underway={640} onSubmit={() => undefined} />, {
  element: HTMLFormElement,
  visibleLabel: 'ready',
  variants: [{ balance: 3 }, { onCancel: () => undefined }],
});

it('names the amount in its button, and hands it over', async () => {
  const handleSubmit = vi.fn();
  const { user } = setup(<PayoutRequestForm balance={1486.2} underway={640} onSubmit={handleSubmit} />);
  expect(screen.getByText('$640.00 on its way')).toBeVisible();
  const amount = screen.getByRole('spinbutton', { name: 'Amount' });
  expect(amount).toHaveAccessibleDescription('From $10 up to $1,486.20');
  await user.type(amount, '900');
  await user.type(screen.getByRole('textbox', { name: 'Message to the administrator' }), ' Before Friday ');
  await user.click(screen.getByRole('button', { name: 'Request $900.00' }));
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith({ amount: 900, message: 'Before Friday' });
});

it('asks for all by one press', async () => {
  const handleSubmit = vi.fn();
  const { user } = setup(<PayoutRequestForm balance={1486.2} onSubmit={handleSubmit} locale="de-DE" currency="EUR" />);
  await user.click(screen.getByRole('button', { name: 'All of it' }));
  await user.click(screen.getByRole('button', { name: /^Request 1\.486,20\s€$/ }));
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith({ amount: 1486.2, message: '' });
});

it('refuses what is beyond the balance, and says the range', async () => {
  const handleSubmit = vi.fn();
  const { user } = setup(<PayoutRequestForm balance={1486.2} onSubmit={handleSubmit} />);
  const amount = screen.getByRole('spinbutton', { name: 'Amount' });
  await user.type(amount, '1486.21');
  await user.click(screen.getByRole('button', { name: 'Request a payout' }));
  expect(amount).toHaveFocus();
  expect(screen.getByText('The amount is between $10 and $1,486.20')).toBeVisible();
  expect(handleSubmit).not.toHaveBeenCalled();
});

it('says why nothing can be asked for', () => {
  setup(<PayoutRequestForm balance={3} onSubmit={() => undefined} />);
  expect(screen.getByText('Payouts begin at $10. There is less ready now.')).toBeVisible();
  expect(screen.getByRole('spinbutton', { name: 'Amount' })).toBeDisabled();
  expect(screen.getByRole('spinbutton', { name: 'Amount' })).not.toHaveAccessibleDescription();
  expect(screen.getByRole('button', { name: 'Request a payout' })).toBeDisabled();
});

it.each([
  ['de-DE', 'EUR', '1.250,50', 1250.5],
  ['en-US', 'KWD', '12.345', 12.345],
])('takes an amount of a page in %s and %s as typed: %s', async (locale, currency, text, amount) => {
  const handleSubmit = vi.fn();
  const { user } = setup(
    <PayoutRequestForm balance={1486.2} onSubmit={handleSubmit} locale={locale} currency={currency} />,
  );
  await user.type(screen.getByRole('spinbutton', { name: 'Amount' }), `${text}{Enter}`);
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith({ amount, message: '' });
});

it('takes no parts of a yen', async () => {
  const handleSubmit = vi.fn();
  const { user } = setup(<PayoutRequestForm balance={1486} onSubmit={handleSubmit} currency="JPY" />);
  await user.type(screen.getByRole('spinbutton', { name: 'Amount' }), '12.5{Enter}');
  expect(handleSubmit).not.toHaveBeenCalled();
});
