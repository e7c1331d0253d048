import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { failed, invalid, neverEnd, pending, refuse } from '../../../stories/forms.js';
import { Once, send } from '../../../stories/Once.js';
import { State, States } from '../../../stories/States.js';
import * as de from '../../labels/de.js';
import { AddressForm } from './AddressForm.js';

const meta = preview.meta({
  id: 'components-addressform',
  title: 'Account/AddressForm',
  component: AddressForm,
  args: {
    onSubmit: fn(),
    onCancel: fn(),
    defaultValues: { title: 'Home', street: '1749 Wheatley Avenue', city: 'Dover', country: 'United States' },
  },
});

/** Idle, invalid, pending, failed, and with a select of countries. */
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
      <State name="countries, without onCancel, pending">
        <Once act={send()}>
          <AddressForm
            {...args}
            aria-label="Pending"
            countries={[{ value: 'United States', label: 'United States' }]}
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

export const German = meta.story({
  args: { labels: de.AddressForm },
  globals: { language: 'de' },
  tags: ['mode'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Adresse speichern' })).toBeVisible();
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });
