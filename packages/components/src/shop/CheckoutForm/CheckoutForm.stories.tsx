import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Once, send } from '../../../stories/Once.js';
import { State, States } from '../../../stories/States.js';
import { neverEnd, sendForm } from '../../../stories/forms.js';
import { TextField } from '../../base/TextField/index.js';
import { CheckoutForm } from './CheckoutForm.js';
import type { PaymentProvider } from './payment.js';

const demo: PaymentProvider = {
  id: 'demo',
  title: 'Demo payment, no money moves',
  description: 'Nothing is charged.',
  confirm: () => Promise.resolve({}),
};
const later: PaymentProvider = { ...demo, id: 'later', title: 'Pay later', description: 'Within 14 days.' };
const twoShops = [
  { id: 'cybershop', name: 'Cybershop' },
  { id: 'scarlett-beauty', name: 'Scarlett Beauty' },
];
const ines = { firstName: 'Ines', lastName: 'Calder', email: 'ines@shop.example', phone: '+1 555 010 0101' };
const addresses = [
  { id: 'home', title: 'Home', street: '1749 Wheatley Avenue', city: 'Dover', country: 'United States' },
  { id: 'mom', title: 'Mom', street: 'Gartenstraße 18', city: 'Freiburg im Breisgau', country: 'Germany' },
];

const meta = preview.meta({
  id: 'components-checkoutform',
  title: 'Cart and checkout/CheckoutForm',
  component: CheckoutForm,
  args: {
    shops: twoShops,
    providers: [demo],
    onSubmit: fn(),
  },
});

/** Pending with a stored address, and invalid with empty fields. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="25rem">
      <State name="account, addresses, gifts, fields of a provider, review; pending">
        <Once act={send()}>
          <CheckoutForm
            {...args}
            aria-label="Pending"
            shops={twoShops.slice(0, 1)}
            gifts
            addresses={addresses.slice(0, 1)}
            defaultValues={{ ...ines, 'gift-cybershop': 'on', 'giftMessage-cybershop': 'Happy birthday, Mom!' }}
            providers={[{ ...demo, fields: <TextField label="Name on the card" name="card" /> }, later]}
            account={<a href="#login">Log in</a>}
            review={<p>3 items, $47.50</p>}
            onSubmit={neverEnd}
          />
        </Once>
      </State>
      <State name="Own address, invalid">
        <Once act={send()}>
          <CheckoutForm {...args} aria-label="Invalid" />
        </Once>
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('is filled in by the keyboard alone, and sends an own address', async ({ args, canvas, userEvent }) => {
  const place = { street: '1 Lake Way', line2: '', city: 'Lewes', region: 'DE', postcode: '19958' };
  const values = { ...ines, country: 'United States', ...place };
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Country/ }), values.country);
  await userEvent.click(canvas.getByRole('textbox', { name: /First name/ }));
  for (const [index, value] of Object.values(values).entries()) {
    if (index > 0) await userEvent.tab();
    // The country is chosen: testing-library does not choose an option by keys.
    if (value !== values.country && value !== '') await userEvent.keyboard(value);
  }
  await userEvent.tab();
  await expect(canvas.getAllByRole('radio', { name: /Deliver to the address/ })[0]).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.click(canvas.getByRole('button', { name: 'Place order' }));
  await expect(args.onSubmit).toHaveBeenCalledWith({
    contact: ines,
    address: { country: 'United States', street: '1 Lake Way', city: 'Lewes', region: 'DE', postcode: '19958' },
    delivery: [
      { shop: 'cybershop', method: 'pickup' },
      { shop: 'scarlett-beauty', method: 'home' },
    ],
    provider: expect.objectContaining({ id: 'demo' }) as PaymentProvider,
  });
});

export const WithAddresses = meta.story({ args: { addresses, defaultValues: ines } });

/** Empty required fields: the first invalid one is focused. */
export const Invalid = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }));
    await expect(canvas.getByRole('textbox', { name: /First name/ })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  args: { addresses, defaultValues: ines, onSubmit: fn(neverEnd) },
  play: async ({ canvas, canvasElement }) => {
    await sendForm({ canvasElement });
    await expect(canvas.getByRole('button', { name: 'Placing the order…' })).toBeVisible();
  },
});

/** Failed: the server could not be reached. */
export const Failed = meta.story({
  args: { addresses, defaultValues: ines, onSubmit: fn(() => Promise.reject(new Error('no answer'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }));
    await expect(await canvas.findByText('The order was not placed.')).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: /First name/ })).toHaveValue('Ines');
  },
});
