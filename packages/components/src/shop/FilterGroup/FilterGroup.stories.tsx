import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { Once, press } from '../../../stories/Once.js';
import { Rating } from '../Rating/index.js';
import { FilterGroup } from './FilterGroup.js';

const names = ['Northgate', 'Vela', 'Portola', 'Lowrise', 'Halden', 'Tannhill', 'Sable'];
const brands = names.map((label, index) => ({ value: label.toLowerCase(), label, count: 12 - index }));
const colors = [
  { value: '14213d', label: 'Night blue', swatch: '#14213d', count: 3 },
  { value: 'd8c3a5', label: 'Sand', swatch: '#d8c3a5', count: 8 },
  { value: '0f5132', label: 'Forest green', swatch: '#0f5132', count: 1 },
];
const stars = [4, 3, 2].map((value) => ({
  value: String(value),
  label: `${value} stars and up`,
  count: 90 - value * 10,
  media: <Rating value={value} aria-hidden />,
}));

const swatches = { label: 'Color', items: colors, variant: 'swatches', defaultValue: ['d8c3a5'] } as const;
const sale = {
  label: 'Price',
  showLabel: false,
  items: [{ value: '1', label: 'On sale only', count: 19 }],
  variant: 'switch',
} as const;

const long = { value: 'a', label: 'Lebensmittelunverträglichkeiten und Diätnahrung', count: 1 };
const withLong = [long, { value: 'b', label: 'Getränke' }, { value: 'c', label: 'Obst' }];

const showAll = press('[aria-expanded="false"]');

const meta = preview.meta({
  id: 'components-filtergroup',
  title: 'Catalog/FilterGroup',
  component: FilterGroup,
  args: { label: 'Brand', name: 'brand', items: brands, limit: 4, onValueChange: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: 260 }}>
      <FilterGroup {...args} />
    </div>
  ),
});

/** Checkboxes, swatches, radio buttons, a switch, closed and open, long labels, hover and focus. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="15.5rem">
      <State name={'variant="list"'}>
        <FilterGroup {...args} name="list" defaultValue={['vela']} />
      </State>
      <State name="multiple={false}, media">
        <FilterGroup {...args} label="Rating" name="rating" items={stars} multiple={false} defaultValue={['4']} />
      </State>
      <State name="Long name, without counts, all shown">
        <Once act={showAll}>
          <FilterGroup {...args} label="Kategorie" name="long" items={withLong} limit={2} lang="de" />
        </Once>
      </State>
      <State name={'variant="swatches"'}>
        <FilterGroup {...args} {...swatches} name="swatches" />
      </State>
      <State name={'variant="switch", showLabel={false}'}>
        <FilterGroup {...args} {...sale} name="on" defaultValue={['1']} />
        <FilterGroup {...args} {...sale} name="off" />
      </State>
      <State name="collapsible">
        <FilterGroup {...args} name="open" items={brands.slice(0, 2)} collapsible />
      </State>
      <State name="collapsible, folded">
        <FilterGroup {...args} name="folded" collapsible defaultOpen={false} />
      </State>
      <State name="Hover" pseudo="hover">
        <FilterGroup {...args} name="hover" items={brands.slice(0, 2)} />
      </State>
      <State name="Focus" pseudo="focus">
        <FilterGroup {...args} name="focus" limit={1} collapsible />
      </State>
      <State name="Swatches, focus" pseudo="focus">
        <FilterGroup {...args} {...swatches} name="swatches-focus" />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('checks an option with the space bar, and shows more options', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(canvas.getByRole('checkbox', { name: /^Northgate ?, 12 products$/ })).toBeChecked();
  await expect(args.onValueChange).toHaveBeenCalledWith(['northgate'], expect.objectContaining({ item: 'northgate' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Show 3 more' }));
  await expect(canvas.getByRole('checkbox', { name: /^Sable/ })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Show fewer' })).toHaveFocus();
});

/** Collapses under its label, as in the filter sheet on phones. */
export const Collapsible = meta.story({
  args: { collapsible: true, defaultOpen: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(4);
  },
});
