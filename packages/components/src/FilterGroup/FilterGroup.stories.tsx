import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { Rating } from '../Rating';
import { FilterGroup } from './FilterGroup';

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

const long = { value: 'a', label: 'Lebensmittelunverträglichkeiten und Diätnahrung', count: 1 };

const meta = preview.meta({
  id: 'components-filtergroup',
  component: FilterGroup,
  args: { label: 'Brand', name: 'brand', items: brands, limit: 4, onValueChange: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: 260 }}>
      <FilterGroup {...args} />
    </div>
  ),
});

/** Tick boxes, swatches, radio buttons, a switch, folded and open, and long words, in light and dark. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes
      style={{
        display: 'grid',
        gap: '2rem',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(15.5rem, 100%), 1fr))',
        alignItems: 'start',
      }}
    >
      {(theme) => (
        <>
          <FilterGroup {...args} name={`${theme}-brand`} defaultValue={['vela']} />
          <FilterGroup
            {...args}
            label="Color"
            name={`${theme}-color`}
            items={colors}
            look="swatches"
            defaultValue={['d8c3a5']}
          />
          <FilterGroup
            {...args}
            label="Rating"
            name={`${theme}-rating`}
            items={stars}
            multiple={false}
            defaultValue={['4']}
          />
          <FilterGroup
            {...args}
            label="Price"
            hideLabel
            name={`${theme}-sale`}
            items={[{ value: '1', label: 'On sale only', count: 19 }]}
            look="switch"
            defaultValue={['1']}
          />
          <FilterGroup {...args} label="Folded" name={`${theme}-folded`} collapsible defaultOpen={false} />
          <FilterGroup {...args} label="Unfolded" name={`${theme}-unfolded`} collapsible />
          <FilterGroup {...args} label="Kategorie" name={`${theme}-long`} items={[long, ...brands]} lang="de" />
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

Default.test('checks an option with the space bar, and shows more of them', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(canvas.getByRole('checkbox', { name: /^Northgate ?, 12 products$/ })).toBeChecked();
  await expect(args.onValueChange).toHaveBeenCalledWith(['northgate'], { reason: 'choose', item: 'northgate' });
  await userEvent.click(canvas.getByRole('button', { name: 'Show 3 more' }));
  await expect(canvas.getByRole('checkbox', { name: /^Sable/ })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Show fewer' })).toHaveFocus();
});

/** Folds under its label, as in the sheet of phones. */
export const Collapsible = meta.story({
  args: { collapsible: true, defaultOpen: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(4);
  },
});

export const German = meta.story({
  args: {
    label: 'Kategorie',
    items: [long, ...brands],
  },
  globals: { language: 'de' },
  tags: ['mode'],
});

export const RightToLeft = meta.story({ ...Matrix.input, globals: { direction: 'rtl' }, tags: ['mode'] });
