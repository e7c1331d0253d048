import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { MapPinIcon } from '../icons/MapPinIcon';
import { Autocomplete } from './Autocomplete';

const meta = preview.meta({
  id: 'components-autocomplete',
  component: Autocomplete,
  args: {
    label: 'City',
    name: 'city',
    items: ['Dover', 'Milford', 'Freiburg im Breisgau', 'Grebbestad'],
    onValueChange: fn(),
  },
});

/** Every state beside the others, in light and dark. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes
      style={{
        display: 'grid',
        gap: '1.5rem',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
        alignItems: 'start',
      }}
    >
      {() => (
        <>
          <Autocomplete {...args} />
          <Autocomplete {...args} label="Filled in" defaultValue="Freiburg im Breisgau" />
          <Autocomplete {...args} label="With a hint" hint="It can be changed later." required />
          <Autocomplete {...args} label="With an icon" placeholder="Dover" startIcon={<MapPinIcon />} />
          <Autocomplete {...args} label="Wrong" defaultValue="Atlantis" error="Please check this" />
          <Autocomplete {...args} label="Disabled" defaultValue="Dover" disabled />
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

Default.test('chooses a suggestion with the arrow keys and Enter, and closes', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('f{ArrowDown}{ArrowDown}');
  await expect(canvas.getByRole('option', { name: 'Freiburg im Breisgau' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('combobox', { name: 'City' })).toHaveValue('Freiburg im Breisgau');
  await expect(args.onValueChange).toHaveBeenLastCalledWith('Freiburg im Breisgau', { reason: 'choose' });
  await expect(canvas.queryByRole('listbox')).toBeNull();
});

export const German = meta.story({ args: { label: 'Ort' }, globals: { language: 'de' }, tags: ['mode'] });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });
