import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { State, States } from '../../../stories/States.js';
import { VariantPicker } from './VariantPicker.js';

const colors = [
  { value: '#22283f', label: 'Midnight' },
  { value: '#c4463f', label: 'Brick red' },
];
const variants = [
  { color: '#22283f', size: 'XL', stock: 0 },
  { color: '#c4463f', size: 'M', stock: 0 },
];

const meta = preview.meta({
  id: 'components-variantpicker',
  title: 'Catalog/VariantPicker',
  component: VariantPicker,
  args: { colors, sizes: ['S', 'M', 'L', 'XL'], variants, onValueChange: fn() },
});

/** Colors and sizes, one of the two, and initial choices. */
export const Matrix = meta.story({
  render: (args) => (
    <States width="18rem">
      <State name="Colors and sizes">
        <VariantPicker {...args} colorName="color-1" sizeName="size-1" />
      </State>
      <State name="defaultValue">
        <VariantPicker {...args} defaultValue={{ color: '#c4463f', size: 'L' }} colorName="color-2" sizeName="size-2" />
      </State>
      <State name="Sizes alone">
        <VariantPicker {...args} colors={[]} sizeName="size-3" />
      </State>
      <State name="Colors alone">
        <VariantPicker {...args} sizes={null} colorName="color-4" />
      </State>
    </States>
  ),
});

export const Default = meta.story();

Default.test('chooses color and size with the arrow keys', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('radio', { name: 'Brick red' })).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect(args.onValueChange).toHaveBeenLastCalledWith(
    { color: '#c4463f', size: 'L' },
    expect.objectContaining({ reason: 'size' }),
  );
});

export const SizesOnly = meta.story({ args: { colors: [] } });

export const ColorsOnly = meta.story({ args: { sizes: null } });
