import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { MapPinIcon } from '../../icons/MapPinIcon.js';
import { State, States } from '../../../stories/States.js';
import { Select } from './Select.js';

const countries = [
  { value: 'us', label: 'United States' },
  { value: 'de', label: 'Germany' },
  { value: 'se', label: 'Sweden' },
  { value: 'aq', label: 'Antarctica', disabled: true },
];

const germanCountries = [{ value: 'de', label: 'Vereinigtes Königreich Großbritannien und Nordirland' }];

const meta = preview.meta({
  id: 'components-select',
  title: 'Fields/Select',
  component: Select,
  args: { label: 'Country', name: 'country', items: countries, onValueChange: fn() },
});

/** Every state. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="18rem">
      <State name="Chosen">
        <Select {...args} defaultValue="se" />
      </State>
      <State name="placeholder, required">
        <Select {...args} label="Nothing chosen" placeholder="Choose a country" required />
      </State>
      <State name="startIcon, hint">
        <Select {...args} label="With icon and hint" startIcon={<MapPinIcon />} hint="Where we deliver." />
      </State>
      <State name="labelEnd">
        <Select {...args} label="With a link" labelEnd={<a href="#why">Why?</a>} />
      </State>
      <State name="error">
        <Select {...args} label="Wrong" placeholder="Choose a country" error="Choose a country" />
      </State>
      <State name="disabled">
        <Select {...args} label="Disabled" disabled />
      </State>
      <State name="Long text">
        <Select {...args} label="Bestimmungsland der Lieferung" items={germanCountries} hint="Wohin wir liefern." />
      </State>
      <State name="Hover" pseudo="hover">
        <Select {...args} label="Hover" />
      </State>
      <State name="Focus" pseudo="focus">
        <Select {...args} label="Focus" />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('chooses an option; one that is not available is disabled', async ({ args, canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'Germany');
  await expect(args.onValueChange).toHaveBeenCalledWith('de', expect.anything());
  await expect(canvas.getByRole('option', { name: 'Antarctica' })).toBeDisabled();
});
