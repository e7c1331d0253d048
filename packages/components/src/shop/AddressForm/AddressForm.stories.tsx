import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { failed, invalid, neverEnd, pending, refuse } from '../../../stories/forms.js';
import { Once, send } from '../../../stories/Once.js';
import { State, States } from '../../../stories/States.js';
import { AddressForm } from './AddressForm.js';

const meta = preview.meta({
  id: 'components-addressform',
  title: 'Account/AddressForm',
  component: AddressForm,
  args: {
    onSubmit: fn(),
    onCancel: fn(),
    defaultValues: {
      title: 'Home',
      country: 'United States',
      street: '1749 Wheatley Avenue',
      postcode: '19901',
      city: 'Dover',
      region: 'DE',
    },
  },
});

/** Idle, invalid, pending, failed, and countries with and without a rule. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="30rem">
      <State name="At rest">
        <AddressForm {...args} aria-label="At rest" />
      </State>
      <State name="Wrong fields">
        <Once act={send()}>
          <AddressForm {...args} aria-label="Wrong fields" defaultValues={{ phone: 'none' }} />
        </Once>
      </State>
      <State name="Postcode before the city, invalid">
        <Once act={send()}>
          <AddressForm
            {...args}
            aria-label="Postcode"
            defaultValues={{
              title: 'Mom',
              country: 'Germany',
              street: 'Gartenstraße 18',
              postcode: '79',
              city: 'Freiburg',
            }}
          />
        </Once>
      </State>
      <State name="countries, without onCancel, pending">
        <Once act={send()}>
          <AddressForm
            {...args}
            aria-label="Pending"
            countries={[{ value: 'Brazil', label: 'Brazil' }]}
            defaultValues={{ title: 'Studio', country: 'Brazil', street: 'Rua do Mar 4', city: 'Olinda' }}
            onCancel={undefined}
            onSubmit={neverEnd}
          />
        </Once>
      </State>
      <State name="Not sent">
        <Once act={send()}>
          <AddressForm {...args} aria-label="Not sent" onSubmit={refuse} />
        </Once>
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('sends the address', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
  await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ title: 'Home', city: 'Dover' }));
});

/** Empty required fields: the first invalid one is focused. */
export const Invalid = meta.story(invalid());

export const Pending = meta.story(pending('Saving…'));

export const Failed = meta.story(failed('The address was not saved.'));
