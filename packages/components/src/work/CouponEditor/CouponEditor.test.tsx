import { expect, it, vi } from 'vitest';
import { anyEvent, describeConformance, screen, setup } from '#test-utils';
import { CouponEditor } from './CouponEditor.js';

const shops = [
  { value: 'b', label: 'Bakehouse' },
  { value: 'c', label: 'Cyber Shop' },
];
const fixedItems = [{ term: 'Code', description: 'TEN' }];
const terms = { minimum: null, endsOn: null, limit: null };
const save = () => screen.getByRole('button', { name: 'Save coupon' });

describeConformance(<CouponEditor onSubmit={() => undefined} />, {
  element: HTMLFormElement,
  visibleLabel: 'code',
  variants: [{ shops }, { fixedItems }, { onCancel: () => undefined }],
});

it('hands over a coupon of one shop with all its terms, the code in capitals', async () => {
  const handleSubmit = vi.fn();
  const { user } = setup(<CouponEditor shops={shops} locale="de-DE" currency="EUR" onSubmit={handleSubmit} />);
  await user.type(screen.getByRole('textbox', { name: 'Code' }), ' spring-10 ');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Discount in' }), 'Amount');
  await user.type(screen.getByRole('spinbutton', { name: 'Discount' }), '12,50');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Valid for' }), 'Bakehouse');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Paid by' }), 'The shop');
  await user.type(screen.getByRole('spinbutton', { name: 'Minimum order value' }), '1.000');
  await user.type(screen.getByLabelText('Last day'), '2027-01-31');
  await user.type(screen.getByRole('spinbutton', { name: 'Number of uses' }), '50');
  await user.click(save());
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith({
    code: 'SPRING-10',
    kind: 'amount',
    value: 12.5,
    shop: 'b',
    paidBy: 'shop',
    minimum: 1000,
    endsOn: '2027-01-31',
    limit: 50,
  });
});

it('takes a percentage for all shops without further terms', async () => {
  const handleSubmit = vi.fn();
  const { user } = setup(<CouponEditor shops={shops} onSubmit={handleSubmit} />);
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'TEN');
  await user.type(screen.getByRole('spinbutton', { name: 'Discount' }), '10{Enter}');
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith({
    ...terms,
    code: 'TEN',
    kind: 'percent',
    value: 10,
    shop: null,
    paidBy: 'marketplace',
  });
});

it.each([
  ['Code', 'a', 'Enter 3 to 32 letters, digits and hyphens, such as SPRING-10'],
  ['Code', 'zehn%', 'Enter 3 to 32 letters, digits and hyphens, such as SPRING-10'],
  ['Discount', '0', 'The discount is a percentage above 0 and up to 100'],
  ['Discount', '100.5', 'The discount is a percentage above 0 and up to 100'],
  ['Minimum order value', '0', 'The minimum is an amount above 0, or empty'],
  ['Number of uses', '1.5', 'The number of uses is a whole number from 1 up, or empty'],
])('refuses as %s: %s', async (name, text, message) => {
  const handleSubmit = vi.fn();
  const { user } = setup(<CouponEditor defaultValues={{ code: 'TEN', value: '10' }} onSubmit={handleSubmit} />);
  const field = screen.getByRole(name === 'Code' ? 'textbox' : 'spinbutton', { name });
  await user.clear(field);
  await user.type(field, text);
  await user.click(save());
  expect(screen.getByText(message)).toBeVisible();
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(handleSubmit).not.toHaveBeenCalled();
});

it('judges the discount anew where its unit changes', async () => {
  const { user } = setup(<CouponEditor defaultValues={{ code: 'TEN', value: '150' }} onSubmit={() => undefined} />);
  await user.click(save());
  expect(screen.getByText('The discount is a percentage above 0 and up to 100')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Discount in' }), 'Amount');
  expect(screen.getByRole('spinbutton', { name: 'Discount' })).not.toBeInvalid();
});

it('changes only the terms of an existing coupon, and keeps a draft of them', async () => {
  const handleSubmit = vi.fn();
  const handleDraft = vi.fn();
  const { user } = setup(
    <CouponEditor
      fixedItems={fixedItems}
      defaultValues={{ minimum: '25', endsOn: '2027-01-31', limit: '5' }}
      onSubmit={handleSubmit}
      onDraftChange={handleDraft}
    />,
  );
  expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull();
  expect(screen.getByText('TEN')).toBeVisible();
  await user.clear(screen.getByRole('spinbutton', { name: 'Number of uses' }));
  expect(handleDraft).toHaveBeenLastCalledWith(
    { minimum: '25', endsOn: '2027-01-31', limit: '' },
    { reason: 'input', event: anyEvent },
  );
  await user.click(save());
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith({ minimum: 25, endsOn: '2027-01-31', limit: null });
});

it('shows a refusal of the server at its field, with what was typed', async () => {
  const failure = { title: 'Not saved', fields: { code: 'This code is taken' } };
  const { user } = setup(<CouponEditor defaultValues={{ code: 'TEN', value: '10' }} onSubmit={() => ({ failure })} />);
  await user.click(save());
  const code = screen.getByRole('textbox', { name: 'Code' });
  expect(code).toHaveAccessibleDescription(/This code is taken/);
  expect(code).toHaveValue('TEN');
  expect(code).toHaveFocus();
});
