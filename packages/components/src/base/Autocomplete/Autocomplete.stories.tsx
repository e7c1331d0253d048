import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { pressOnMount } from '../../../stories/pressOnMount.js';
import { State, States } from '../../../stories/States.js';
import { MapPinIcon } from '../../icons/MapPinIcon.js';
import { Autocomplete } from './Autocomplete.js';

const meta = preview.meta({
  id: 'components-autocomplete',
  title: 'Fields/Autocomplete',
  component: Autocomplete,
  args: {
    label: 'City',
    name: 'city',
    items: ['Dover', 'Milford', 'Freiburg im Breisgau', 'Grebbestad'],
    onValueChange: fn(),
  },
});

/** More items than the list shows. */
const many = [
  'Dover',
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch by Milford',
  'Freiburg im Breisgau',
  'Grebbestad',
  'Lewes',
  'Camden',
  'Smyrna',
  'Newark',
];

/** Each state of the field, and the list of suggestions. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="18rem">
      <State name="Filled in">
        <Autocomplete {...args} defaultValue="Freiburg im Breisgau" labelEnd={<a href="#near">Near me</a>} />
      </State>
      <State name="hint, required">
        <Autocomplete {...args} hint="It can be changed later." required />
      </State>
      <State name="startIcon, placeholder">
        <Autocomplete {...args} placeholder="Dover" startIcon={<MapPinIcon />} />
      </State>
      <State name="error">
        <Autocomplete {...args} defaultValue="Atlantis" error="Please check this" />
      </State>
      <State name="disabled">
        <Autocomplete {...args} defaultValue="Dover" disabled />
      </State>
      <State name="Hover" pseudo="hover">
        <Autocomplete {...args} />
      </State>
      <State name="Focus" pseudo="focus">
        <Autocomplete {...args} />
      </State>
      <State name="Suggestions, the first one active" style={{ minBlockSize: '18rem' }}>
        <Autocomplete {...args} ref={pressOnMount('ArrowDown')} />
      </State>
      <State name="Suggestions, hover" pseudo="hover" style={{ minBlockSize: '26rem' }}>
        <Autocomplete {...args} items={many} limit={8} ref={pressOnMount('ArrowUp')} />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('chooses a suggestion with the arrow keys and Enter, and closes', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('f{ArrowDown}{ArrowDown}');
  await expect(canvas.getByRole('option', { name: 'Freiburg im Breisgau' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('combobox', { name: 'City' })).toHaveValue('Freiburg im Breisgau');
  await expect(args.onValueChange).toHaveBeenLastCalledWith(
    'Freiburg im Breisgau',
    expect.objectContaining({ reason: 'choose' }),
  );
  await expect(canvas.queryByRole('listbox')).toBeNull();
});
