import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { tiles } from '../../stories/tiles';
import { MapPinIcon } from '../icons/MapPinIcon';
import { Select } from './Select';

const countries = [
  { value: 'us', label: 'United States' },
  { value: 'de', label: 'Germany' },
  { value: 'se', label: 'Sweden' },
  { value: 'aq', label: 'Antarctica', disabled: true },
];

const germanCountries = [{ value: 'de', label: 'Vereinigtes Königreich Großbritannien und Nordirland' }];

const meta = preview.meta({
  id: 'components-select',
  component: Select,
  args: { label: 'Country', name: 'country', items: countries, onValueChange: fn() },
});

/** Every state beside the others, in both themes. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={tiles('18rem')}>
      {() => (
        <>
          <Select {...args} defaultValue="se" />
          <Select {...args} label="Nothing chosen" placeholder="Choose a country" required />
          <Select {...args} label="With icon and hint" startIcon={<MapPinIcon />} hint="Where we deliver." />
          <Select {...args} label="With a link" labelEnd={<a href="#why">Why?</a>} />
          <Select {...args} label="Wrong" placeholder="Choose a country" error="Choose a country" />
          <Select {...args} label="Disabled" disabled />
          <Select {...args} label="Bestimmungsland der Lieferung" items={germanCountries} hint="Wohin wir liefern." />
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

Default.test('chooses an option; one that is not available is disabled', async ({ args, canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'Germany');
  await expect(args.onValueChange).toHaveBeenCalledWith('de', { reason: 'choose' });
  await expect(canvas.getByRole('option', { name: 'Antarctica' })).toBeDisabled();
});

export const German = meta.story({
  args: {
    label: 'Land',
    items: germanCountries,
    error: 'Wählen Sie ein Land',
  },
  globals: { language: 'de' },
  tags: ['mode'],
});

export const RightToLeft = meta.story({ args: { label: 'البلد' }, globals: { direction: 'rtl' }, tags: ['mode'] });
