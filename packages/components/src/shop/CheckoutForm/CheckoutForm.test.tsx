import { expect, it, vi } from 'vitest';
import { describeConformance, screen, setup, waitFor, within } from '#test-utils';
import { CheckoutForm } from './CheckoutForm.js';
import type { CheckoutFormProps, CheckoutValues } from './CheckoutForm.js';
import type { PaymentProvider } from './payment.js';

const demo: PaymentProvider = { id: 'demo', title: 'Demo payment', confirm: () => Promise.resolve({}) };
const contact = { firstName: 'Ines', lastName: 'Calder', email: 'ines@shop.example', phone: '+1 555 010 0101' };
const home = { id: 'home', title: 'Home', street: '1749 Wheatley Avenue', city: 'Dover', country: 'United States' };
const lake = { country: 'United States', street: '1 Lake Way', city: 'Lewes', region: 'DE', postcode: '19958' };
const shops = [{ id: 'cybershop', name: 'Cybershop' }];

const element = (props: Partial<CheckoutFormProps> = {}) => (
  <CheckoutForm shops={shops} providers={[demo]} onSubmit={() => undefined} {...props} />
);

describeConformance(element(), {
  element: HTMLFormElement,
  visibleLabel: 'contact',
  variants: [{ addresses: [home], defaultValues: contact }],
});

const order = () => screen.getByRole('button', { name: 'Place order' });

it('hands over contact, typed address, delivery by shop, provider and note', async () => {
  const handleSubmit = vi.fn();
  const { user } = setup(element({ onSubmit: handleSubmit, defaultValues: contact }));
  await user.selectOptions(screen.getByLabelText(/Country/), 'United States');
  await user.type(screen.getByLabelText(/Street/), ' 1 Lake Way ');
  await user.type(screen.getByLabelText(/City/), 'Lewes');
  await user.type(screen.getByLabelText('State'), 'DE');
  await user.type(screen.getByLabelText('ZIP code'), '19958');
  await user.click(screen.getByRole('radio', { name: /Pick up/ }));
  await user.type(screen.getByLabelText(/Note/), 'Ring twice');
  await user.click(order());
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith({
    contact,
    address: lake,
    delivery: [{ shop: 'cybershop', method: 'pickup' }],
    provider: demo,
    note: 'Ring twice',
  });
});

it('offers kept addresses, and asks for fields only where another one is wanted', async () => {
  const handleSubmit = vi.fn();
  const { user } = setup(element({ onSubmit: handleSubmit, addresses: [home], defaultValues: contact }));
  expect(screen.queryByLabelText(/Street/)).toBeNull();
  await user.click(order());
  // A stored address without a postcode is as good as it was.
  expect(handleSubmit.mock.lastCall?.[0]).toMatchObject({
    address: { street: home.street, city: home.city, country: home.country },
  });
  await user.click(screen.getByRole('radio', { name: 'Another address' }));
  await user.click(order());
  expect(screen.getByLabelText(/Country/)).toHaveFocus();
  expect(handleSubmit).toHaveBeenCalledOnce();
});

it('shows the slot for the account in the contact part', () => {
  setup(element({ account: <a href="/login">Log in</a> }));
  expect(within(screen.getByRole('region', { name: 'Contact' })).getByRole('link', { name: 'Log in' })).toBeVisible();
});

it('wraps the products of one shop as a gift, with a card', async () => {
  const handleSubmit = vi.fn();
  const two = [...shops, { id: 'keyboard-kiosk', name: 'Keyboard Kiosk' }];
  const { user } = setup(
    element({ shops: two, gifts: true, onSubmit: handleSubmit, addresses: [home], defaultValues: contact }),
  );
  expect(screen.queryByLabelText(/Text of the card/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /Wrap as a gift.*Keyboard Kiosk/ }));
  await user.type(screen.getByLabelText(/Text of the card/), ' Happy birthday! ');
  await user.click(screen.getByRole('checkbox', { name: /Wrap as a gift.*Cybershop/ }));
  await user.click(order());
  expect(handleSubmit.mock.lastCall?.[0]).toMatchObject({
    delivery: [
      { shop: 'cybershop', method: 'home', gift: {} },
      { shop: 'keyboard-kiosk', method: 'home', gift: { message: 'Happy birthday!' } },
    ],
  });
  await user.click(screen.getByRole('checkbox', { name: /Wrap as a gift.*Cybershop/ }));
  await user.click(order());
  const [first] = (handleSubmit.mock.lastCall?.[0] as CheckoutValues).delivery;
  expect(first).toEqual({ shop: 'cybershop', method: 'home' });
});

it('begins with the gift wrap of a draft', () => {
  const draft = { 'gift-cybershop': 'on', 'giftMessage-cybershop': 'For you' };
  setup(element({ gifts: true, defaultValues: draft }));
  expect(screen.getByRole('checkbox', { name: /Wrap as a gift/ })).toBeChecked();
  expect(screen.getByLabelText(/Text of the card/)).toHaveValue('For you');
});

it('names each field that is missing or wrong, and focuses the first', async () => {
  const { user } = setup(element({ defaultValues: { ...contact, email: 'x', phone: 'call me' } }));
  await user.click(order());
  expect(screen.getByLabelText(/Email/)).toHaveFocus();
  const messages = [/Email/, /Phone/, /Country/, /Street/, /City/].map(
    (label) => document.getElementById(`${screen.getByLabelText(label).id}-error`)?.textContent,
  );
  expect(messages).toEqual([
    'Invalid Email Address',
    'A phone number has digits, spaces, + and -',
    'Country is required',
    'Street is required',
    'City is required',
  ]);
});

it('takes a second press for the first while the order is sent, and keeps everything when it fails', async () => {
  let reject: (error: Error) => void = () => undefined;
  const handleSubmit = vi.fn(() => new Promise<void>((_, refuse) => (reject = refuse)));
  const { user } = setup(element({ onSubmit: handleSubmit, addresses: [home], defaultValues: contact }));
  await user.click(order());
  await user.click(screen.getByRole('button', { name: 'Placing the order…' }));
  expect(handleSubmit).toHaveBeenCalledOnce();
  reject(new Error('no answer'));
  await waitFor(() => expect(screen.getByText('The order was not placed.')).toHaveFocus());
  expect(screen.getByLabelText(/First name/)).toHaveValue('Ines');
});

it('begins with a draft', () => {
  setup(
    element({
      addresses: [home],
      defaultValues: { place: 'own', street: '1 Lake Way', note: 'Ring', 'delivery-cybershop': 'pickup' },
    }),
  );
  expect(screen.getByLabelText(/Street/)).toHaveValue('1 Lake Way');
  expect(screen.getByRole('radio', { name: /Pick up/ })).toBeChecked();
  expect(screen.getByLabelText(/Note/)).toHaveValue('Ring');
});

const paid: PaymentProvider = { id: 'card', title: 'Card', confirm: () => Promise.resolve({}) };

it('brings back the chosen payment of a draft, also where the providers load later', async () => {
  const handleSubmit = vi.fn();
  const props = { defaultValues: { ...contact, payment: 'card' }, addresses: [home], onSubmit: handleSubmit };
  const { rerender, user } = setup(element({ ...props, providers: [demo] }));
  expect(screen.getByRole('radio', { name: 'Demo payment' })).toBeChecked();
  rerender(element({ ...props, providers: [demo, paid] }));
  expect(screen.getByRole('radio', { name: 'Card' })).toBeChecked();
  await user.click(order());
  expect(handleSubmit.mock.lastCall?.[0]).toMatchObject({ provider: paid });
  await user.click(screen.getByRole('radio', { name: 'Demo payment' }));
  await user.click(order());
  expect(handleSubmit.mock.lastCall?.[0]).toMatchObject({ provider: demo });
});

it('takes the first provider where that of the draft is gone', () => {
  setup(element({ defaultValues: { payment: 'gone' }, providers: [demo, paid] }));
  expect(screen.getByRole('radio', { name: 'Demo payment' })).toBeChecked();
});

it('chooses among addresses that load later: that of the draft, else the first', () => {
  const office = { ...home, id: 'office', title: 'Office' };
  const first = setup(element());
  first.rerender(element({ addresses: [home, office] }));
  expect(screen.getByRole('radio', { name: /^Home/ })).toBeChecked();
  expect(screen.queryByLabelText(/Street/)).toBeNull();
  first.unmount();
  const second = setup(element({ defaultValues: { place: 'office' } }));
  second.rerender(element({ defaultValues: { place: 'office' }, addresses: [home, office] }));
  expect(screen.getByRole('radio', { name: /^Office/ })).toBeChecked();
});

it.each([{ place: 'own' }, { street: '1 Lake Way' }])('keeps the own address of a draft: %j', (defaultValues) => {
  const { rerender } = setup(element({ defaultValues }));
  rerender(element({ defaultValues, addresses: [home] }));
  expect(screen.getByRole('radio', { name: 'Another address' })).toBeChecked();
});

it('keeps an address that is being typed while others load', async () => {
  const { rerender, user } = setup(element());
  await user.type(screen.getByLabelText(/Street/), '1 Lake');
  rerender(element({ addresses: [home] }));
  expect(screen.getByRole('radio', { name: 'Another address' })).toBeChecked();
  expect(screen.getByLabelText(/Street/)).toHaveValue('1 Lake');
});

it('takes pasted text without what nobody sees in it', async () => {
  const handleSubmit = vi.fn();
  const { user } = setup(element({ onSubmit: handleSubmit, addresses: [home] }));
  for (const [label, text] of [
    [/First/, '\u200BInes\u00AD'],
    [/Last/, 'Calder\u00A0'],
    [/Email/, '\uFEFFines@shop\u200B.example'],
    [/Phone/, '\u202A+1\u00A0555\u202F010\u2011010\u202C'],
    [/Note/, 'Ring\u00A0twice\u200E'],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.click(order());
  expect(handleSubmit.mock.lastCall?.[0]).toMatchObject({
    contact: { firstName: 'Ines', lastName: 'Calder', email: 'ines@shop.example', phone: '+1 555 010-010' },
    note: 'Ring twice',
  });
});

it('reads at submit what was set without an event', async () => {
  const handleSubmit = vi.fn();
  const { user } = setup(element({ onSubmit: handleSubmit, addresses: [home] }));
  for (const [label, text] of [
    [/First/, 'Ines'],
    [/Last/, 'Calder'],
    [/Email/, 'ines@shop.example'],
    [/Phone/, '+1 555 010 0101'],
  ] as const)
    screen.getByLabelText<HTMLInputElement>(label).value = text;
  await user.click(order());
  expect(handleSubmit.mock.lastCall?.[0]).toMatchObject({ contact });
});
