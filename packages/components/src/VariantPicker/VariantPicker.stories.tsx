import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { BothThemes } from '../../stories/BothThemes';
import { VariantPicker } from './VariantPicker';

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
  component: VariantPicker,
  args: { colors, sizes: ['S', 'M', 'L', 'XL'], variants, onValueChange: fn() },
});

/** What there is to choose, in light and dark. */
export const Matrix = meta.story({
  render: (args) => (
    <BothThemes style={{ display: 'grid', gap: '2rem' }}>
      {(theme) => (
        <>
          <VariantPicker {...args} colorName={`${theme}-1`} sizeName={`${theme}-2`} />
          <VariantPicker {...args} colors={[]} sizeName={`${theme}-3`} />
          <VariantPicker {...args} sizes={null} colorName={`${theme}-4`} />
        </>
      )}
    </BothThemes>
  ),
});

export const Default = meta.story();

Default.test('chooses color and size with the arrow keys', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('radio', { name: 'Brick red' })).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect(args.onValueChange).toHaveBeenLastCalledWith({ color: '#c4463f', size: 'L' }, { reason: 'size' });
});

export const SizesOnly = meta.story({ args: { colors: [] } });

export const ColorsOnly = meta.story({ args: { sizes: null } });

export const German = meta.story({ globals: { language: 'de' }, tags: ['mode'] });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['mode'] });

export const Dark = meta.story({ globals: { theme: 'dark' }, tags: ['mode'] });
