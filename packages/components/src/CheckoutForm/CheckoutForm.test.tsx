import { expect, it, vi } from 'vitest';
import { describeConformance, screen, setup } from '#test-utils';
import { CheckoutForm } from './CheckoutForm';
import type { CheckoutFormProps } from './CheckoutForm';
import type { PaymentProvider } from './payment';

const demo: PaymentProvider = { id: 'demo', label: 'Demo payment', pay: () => Promise.resolve({}) };
const contact = { firstName: 'Ines', lastName: 'Calder', email: 'ines@shop.example', phone: '+1 555 010 0101' };
const home = { id: 'home', title: 'Home', street: '1749 Wheatley Avenue', city: 'Dover', country: 'United States' };
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
  await user.type(screen.getByLabelText(/Street/), ' 1 Lake Way ');
  await user.type(screen.getByLabelText(/City/), 'Lewes');
  await user.type(screen.getByLabelText(/Country/), 'USA');
  await user.click(screen.getByRole('radio', { name: /Pick up/ }));
  await user.type(screen.getByLabelText(/Note/), 'Ring twice');
  await user.click(order());
  expect(handleSubmit).toHaveBeenCalledExactlyOnceWith({
    contact,
    address: { street: '1 Lake Way', city: 'Lewes', country: 'USA' },
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
  expect(handleSubmit.mock.lastCall?.[0]).toMatchObject({ address: { street: home.street, city: home.city } });
  await user.click(screen.getByRole('radio', { name: 'Another address' }));
  await user.click(order());
  expect(screen.getByLabelText(/Street/)).toHaveFocus();
  expect(handleSubmit).toHaveBeenCalledOnce();
});

it('names each field that is missing or wrong, and focuses the first', async () => {
  const { user } = setup(element({ defaultValues: { ...contact, email: 'x', phone: 'call me' } }));
  await user.click(order());
  expect(screen.getByLabelText(/Email/)).toHaveFocus();
  const messages = [/Email/, /Phone/, /Street/, /City/, /Country/].map(
    (label) => document.getElementById(`${screen.getByLabelText(label).id}-error`)?.textContent,
  );
  expect(messages).toEqual([
    'Invalid Email Address',
    'A phone number has digits, spaces, + and -',
    'Street is required',
    'City is required',
    'Country is required',
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
  expect(await screen.findByText('The order was not placed.')).toHaveFocus();
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
